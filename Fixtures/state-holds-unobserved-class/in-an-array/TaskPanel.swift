import SwiftUI

final class Chore: Identifiable {
  let id: Int
  var isDone = false
  init(id: Int) { self.id = id }
}

struct TaskPanel: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var chores = [Chore(id: 1), Chore(id: 2)]

  var body: some View {
    ForEach(chores) { chore in
      Button(chore.isDone ? "Done" : "To do") { chore.isDone.toggle() }
    }
  }
}
