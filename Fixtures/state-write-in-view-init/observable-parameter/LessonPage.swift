import SwiftUI

@Observable final class Lesson {
  var isOpen = false
  var notes: [String] = []
}

struct LessonPage: View {
  private let lesson: Lesson

  init(lesson: Lesson) {
    self.lesson = lesson
    lesson.isOpen = true  // expect: state-write-in-view-init warning `lesson.isOpen = true`
    // expect: state-write-in-view-init warning `lesson.notes.removeAll()`
    lesson.notes.removeAll()
  }

  var body: some View { Text("\(lesson.notes.count) \(lesson.isOpen ? "open" : "shut")") }
}
