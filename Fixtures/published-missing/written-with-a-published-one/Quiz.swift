// config: {"enable": ["published-missing"]}
import SwiftUI

final class QuizModel: ObservableObject {
  @Published private(set) var question = 1
  // The announcement of `question` covers it.
  private(set) var points = 0  // expect: published-missing note `points`

  func answer() {
    points += 1
    question += 1
  }

  func restart() {
    question = 1
    points = 0
  }
}

struct QuizPage: View {
  @StateObject private var quiz = QuizModel()

  var body: some View {
    Button("Question \(quiz.question), \(quiz.points) points") { quiz.answer() }
      .contextMenu { Button("Restart") { quiz.restart() } }
  }
}
