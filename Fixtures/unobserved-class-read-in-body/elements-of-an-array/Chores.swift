import SwiftUI

final class Chore: Identifiable {
  let id: Int
  var isDone = false
  init(id: Int) { self.id = id }
}

struct ChoreList: View {
  let chores: [Chore]  // expect: unobserved-class-read-in-body warning `chores`

  var body: some View {
    ForEach(chores) { chore in
      Button(chore.isDone ? "Done" : "To do") { chore.isDone.toggle() }
    }
  }
}
