import SwiftUI

@Observable final class Grade {
  var points = 0
  var name = ""
}

struct GradeForm: View {
  @Binding private var isDone: Bool
  @State private var points: Int
  @State private var grade: Grade
  private let title: String
  private var lines: [String]

  init(title: String, isDone: Binding<Bool>, initialPoints: Int) {
    self._isDone = isDone  // fine: state-write-in-view-init -- takes the binding
    _points = State(initialValue: initialPoints)  // fine: state-write-in-view-init -- a first value
    self.title = title  // fine: state-write-in-view-init -- a plain property
    lines = []
    lines.append(title)  // fine: state-write-in-view-init -- a plain property
    let grade = Grade()
    grade.points = initialPoints  // fine: state-write-in-view-init -- made here
    _grade = State(initialValue: grade)
  }

  var body: some View {
    TextField(title, text: $grade.name)
    Stepper("\(points) \(grade.points) \(lines.count)", value: $points)
    Toggle("Done", isOn: $isDone)
  }
}
