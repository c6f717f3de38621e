import SwiftUI

struct Shake: ViewModifier {
  @State private var amplitude = 4.0

  init(strong: Bool) {
    // expect: state-init-assignment-discarded warning `amplitude = strong ? 12 : 4`
    amplitude = strong ? 12 : 4
  }

  func body(content: Content) -> some View {
    content.offset(x: amplitude).onTapGesture { amplitude = 0 }
  }
}

@main
struct CalendarApp: App {
  @State private var week = 1

  init() {
    // expect: state-init-assignment-discarded warning `self.week = Calendar.current.component(.weekOfYear, from: .now)`
    self.week = Calendar.current.component(.weekOfYear, from: .now)
  }

  var body: some Scene {
    WindowGroup { Stepper("Week \(week)", value: $week).modifier(Shake(strong: true)) }
  }
}
