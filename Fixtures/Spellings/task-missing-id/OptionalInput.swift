import SwiftUI

struct PassengerNote: View {
  let passenger: Int?
  @State private var name: String?

  var body: some View {
    Text(name ?? "nobody")
      .task {  // expect: task-missing-id note
        guard let passenger else { return }
        name = try? await find(passenger)
      }
  }

  private func find(_ passenger: Int) async throws -> String { "Passenger \(passenger)" }
}
