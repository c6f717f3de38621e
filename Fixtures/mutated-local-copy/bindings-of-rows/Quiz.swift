import SwiftUI

struct Question: Identifiable {
  let id: Int
  var isRight = false
}

struct Quiz: View {
  @State private var questions = [Question(id: 1)]

  var body: some View {
    ForEach($questions) { $question in
      Button(question.isRight ? "Right" : "?") {
        question.isRight = true  // fine: mutated-local-copy -- writes into the array
      }
    }
    Button("All") {
      $questions.forEach { $question in
        question.isRight = true  // fine: mutated-local-copy -- writes into the array
      }
    }
  }
}
