import SwiftUI

@Observable final class LessonModel {
  // expect: property-wrapper-in-observable warning
  @ObservationIgnored @AppStorage("done") private var done = 0
  var title: String { "\(done) lessons" }
  func finish() { done += 1 }
}

struct LessonView: View {
  let lessons: LessonModel

  var body: some View { Button(lessons.title) { lessons.finish() } }
}
