import SwiftUI

struct QuizCard: View {
  let question: String
  @State private var answer: String?  // fine: state-without-initial-value -- begins with nil
  @State private var tries: Int!  // fine: state-without-initial-value -- begins with nil

  var body: some View {
    Button("\(question) \(answer ?? "?") \(tries ?? 0)") {
      answer = "42"
      tries = 1
    }
  }
}

struct QuizView: View {
  var body: some View { QuizCard(question: "Why?") }
}
