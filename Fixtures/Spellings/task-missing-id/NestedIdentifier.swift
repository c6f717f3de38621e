import SwiftUI

struct Meadow: Identifiable {
  struct ID: Hashable {
    var number: Int
  }

  var id: ID
}

struct MeadowPage: View {
  let meadow: Meadow.ID
  @State private var flowers: [String] = []

  var body: some View {
    List(flowers, id: \.self) { Text($0) }
      .task { flowers = await count(meadow) }  // expect: task-missing-id note
  }

  private func count(_ meadow: Meadow.ID) async -> [String] { ["Clover \(meadow.number)"] }
}
