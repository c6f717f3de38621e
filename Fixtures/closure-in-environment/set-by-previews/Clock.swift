// config: {"enable": ["closure-in-environment"]}
import SwiftUI

extension EnvironmentValues {
  // fine: closure-in-environment -- the app keeps the default, only a preview sets another one
  @Entry var now: () -> Date = { Date() }
}

struct ClockFace: View {
  @Environment(\.now) private var now

  var body: some View {
    TimelineView(.everyMinute) { _ in Text(now(), style: .time) }
  }
}

#Preview {
  ClockFace().environment(\.now) { Date(timeIntervalSince1970: 0) }
}
