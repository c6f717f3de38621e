import SwiftUI

final class Timetable: ObservableObject {
  @Published var departures = 0
}

struct FerryView: View {
  @StateObject private var timetable: Timetable

  init(timetable: Timetable = Timetable()) {
    // fine: state-model-injected-via-init -- the one caller passes a lasting object
    _timetable = StateObject(wrappedValue: timetable)
  }

  var body: some View { Text("\(timetable.departures) departures") }
}

@main struct FerryApp: App {
  private let timetable = Timetable()

  var body: some Scene {
    WindowGroup { FerryView(timetable: timetable) }
  }
}
