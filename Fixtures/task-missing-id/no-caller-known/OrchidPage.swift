import SwiftUI

struct OrchidPage: View {
  let id: UUID
  @State private var name = ""

  var body: some View {
    Text(name)
      .task { name = await lookUp(id) }  // expect: task-missing-id note
  }

  private func lookUp(_ id: UUID) async -> String { id.uuidString }
}
