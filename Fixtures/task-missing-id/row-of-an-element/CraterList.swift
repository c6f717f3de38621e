import SwiftUI

struct Crater: Identifiable {
  let id: Int
  var photo: String
}

struct CraterRow: View {
  let crater: Crater
  @State private var size = 0

  var body: some View {
    Text("\(size) km")
      // fine: task-missing-id -- another crater is another row
      .task { size = await measure(crater.photo) }
  }

  private func measure(_ photo: String) async -> Int { photo.count }
}

struct CraterList: View {
  @State private var craters = [Crater(id: 1, photo: "a"), Crater(id: 2, photo: "b")]

  var body: some View {
    List(craters) { crater in CraterRow(crater: crater) }
      .toolbar { Button("Clear") { craters.removeAll() } }
  }
}
