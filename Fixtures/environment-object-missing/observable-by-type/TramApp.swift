import SwiftUI

@Observable final class Timetable {
  var delay = 0
}

struct DelayLabel: View {
  @Environment(Timetable.self) private var timetable  // expect: environment-object-missing error

  var body: some View { Button("\(timetable.delay) min late") { timetable.delay += 1 } }
}

struct StopPage: View {
  var body: some View {
    List {
      Section("Line 4") { DelayLabel() }
    }
  }
}

@main struct TramApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { StopPage() }
    }
  }
}
