import SwiftUI

final class Exam: ObservableObject {
  @Published var attempt = 0
  var log: [String] = []
}

struct ExamPage: View {
  @ObservedObject private var exam: Exam

  init(exam: Exam) {
    self.exam = exam
    exam.attempt += 1  // expect: state-write-in-view-init warning `exam.attempt += 1`
    exam.log.append("shown")  // fine: state-write-in-view-init -- not published, nobody is told
  }

  var body: some View { Stepper("\(exam.attempt)", value: $exam.attempt) }
}
