import SwiftUI

final class TimetableFetcher: ObservableObject {
  @Published var trains: [String] = []
  init(station: String) { trains = ["from \(station)"] }
}

struct Timetable: View {
  @ObservedObject private var fetcher: TimetableFetcher

  init(station: String) {
    // Another station is meant to make another fetcher; the parent is the place to keep it.
    // expect: observed-object-created-in-view note `fetcher = TimetableFetcher(station: station)`
    fetcher = TimetableFetcher(station: station)
  }

  var body: some View { List(fetcher.trains, id: \.self) { Text($0) } }
}

struct StationPage: View {
  @State private var station = "North"

  var body: some View {
    TextField("Station", text: $station)
    Timetable(station: station)
  }
}
