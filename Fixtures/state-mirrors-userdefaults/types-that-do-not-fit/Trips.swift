import SwiftUI

struct Trip: Codable {
  var title = ""
}

struct Trips: View {
  // fine: state-mirrors-userdefaults -- an array
  @State private var places = UserDefaults.standard.stringArray(forKey: "places") ?? []
  // fine: state-mirrors-userdefaults -- a dictionary
  @State private var counts = UserDefaults.standard.dictionary(forKey: "counts") ?? [:]
  // fine: state-mirrors-userdefaults -- a date, before iOS 18
  @State private var lastVisit = UserDefaults.standard.object(forKey: "visit") as? Date
  @State private var trip = Trip()  // fine: state-mirrors-userdefaults -- a struct

  var body: some View {
    Button("\(places.count) \(counts.count) \(trip.title)") {
      places = []
      counts = [:]
      lastVisit = Date()
    }
    Text(lastVisit ?? .distantPast, style: .date)
      .onAppear {
        guard let data = UserDefaults.standard.data(forKey: "trip") else { return }
        trip = (try? JSONDecoder().decode(Trip.self, from: data)) ?? Trip()
      }
  }
}
