import SwiftUI

struct Queue: View {
  @State private var people = ["Ida", "Jon"]

  var body: some View {
    VStack {
      // expect: foreach-nonconstant-range error
      ForEach(people.indices) { place in Text(people[place]) }
      Button("Next") { people.removeFirst() }
    }
  }
}
