import SwiftUI

struct Chore: Identifiable {
  let id = UUID()
  var isDone = false
}

struct TaskSheet: View {
  @State private var chores = [Chore(), Chore(), Chore()]

  var body: some View {
    // expect: foreach-index-id error
    List(chores.indices, id: \.self) { number in
      Toggle("Chore \(number + 1)", isOn: $chores[number].isDone)
    }
    .toolbar { Button("Tidy") { chores.removeAll { $0.isDone } } }
  }
}
