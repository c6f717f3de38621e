import AppKit
import SwiftUI

final class Quiz: ObservableObject {
  @Published var questions: [String] = []
}

struct QuizView: View {
  @ObservedObject private var quiz: Quiz

  init(quiz: Quiz) {
    self.quiz = quiz
    quiz.questions = ["Why?"]  // fine: state-write-in-view-init -- no view makes it in its `body`
  }

  var body: some View { Button("\(quiz.questions.count)") { quiz.questions = [] } }
}

final class QuizPanel: NSPanel {
  private let quiz = Quiz()

  func open() {
    contentView = NSHostingView(rootView: QuizView(quiz: quiz))
  }
}
