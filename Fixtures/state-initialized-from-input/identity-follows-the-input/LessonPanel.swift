import SwiftUI

struct LessonPanel: View {
  @State private var minutes: Int

  init(minutes: Int) {
    // fine: state-initialized-from-input -- `.id` starts over on purpose
    _minutes = State(initialValue: minutes)
  }

  var body: some View { Stepper("\(minutes) min", value: $minutes) }
}

struct Timetable: View {
  @State private var minutes = 45

  var body: some View {
    VStack {
      LessonPanel(minutes: minutes)
        .padding()
        .id(minutes)
      Button("Double lesson") { minutes = 90 }
    }
  }
}
