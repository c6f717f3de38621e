import SwiftUI

struct QuizCard: View {
  let question: String
  // fine: state-passed-by-parent -- `init` does not let anybody pass it
  // expect: state-not-private warning `@State`
  @State var isRevealed = false

  init(question: String) {
    self.question = question
  }

  var body: some View {
    Button(isRevealed ? "42" : question) { isRevealed.toggle() }
  }
}

struct QuizDeck: View {
  var body: some View { QuizCard(question: "6 × 7") }
}
