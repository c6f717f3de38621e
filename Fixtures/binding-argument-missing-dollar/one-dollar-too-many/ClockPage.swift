import SwiftUI

struct ClockFace: View {
  let hour: Int
  var isDark = false

  var body: some View { Text("\(hour)").background(isDark ? .black : .white) }
}

struct ClockPage: View {
  @State private var hour = 12
  @State private var isDark = false

  var body: some View {
    // expect: binding-argument-missing-dollar error
    ClockFace(hour: $hour)
    // expect: binding-argument-missing-dollar error
    ClockFace(hour: hour, isDark: $isDark)
    Stepper("Hour", value: $hour)
    Toggle("Dark", isOn: $isDark)
  }
}
