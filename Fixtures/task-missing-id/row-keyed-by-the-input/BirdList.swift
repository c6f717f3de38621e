import SwiftUI

struct Bird: Identifiable {
  let id: Int
  var name: String
}

struct BirdRow: View {
  let bird: Int
  @State private var call = ""

  var body: some View {
    Text(call)
      // fine: task-missing-id -- another id is another row
      .task { call = await record(bird) }
  }

  private func record(_ bird: Int) async -> String { "Call \(bird)" }
}

struct BirdList: View {
  @State private var birds = [Bird(id: 1, name: "Wren"), Bird(id: 2, name: "Crane")]

  var body: some View {
    List {
      ForEach(birds) { bird in BirdRow(bird: bird.id) }
      Button("Add") { birds.append(Bird(id: birds.count + 1, name: "Owl")) }
    }
  }
}
