import SwiftUI

final class Slide {
  let number: Int
  var text: String

  init(number: Int) {
    self.number = number
    text = "Slide \(number)"
  }
}

final class LectureModel: ObservableObject {
  @Published private(set) var slide = Slide(number: 1)
  func next() { slide = Slide(number: slide.number + 1) }
}

struct LecturePage: View {
  @ObservedObject var lecture: LectureModel

  var body: some View {
    // fine: nested-observable-object -- another slide takes its place, which is announced
    Button(lecture.slide.text) { lecture.next() }
  }
}
