import SwiftUI

struct FerryBoard: View {
  @State private var platform = 2

  var body: some View {
    VStack {
      Stepper("Platform \(platform)", value: $platform)
      Departures(platform: platform).id(Date())  // expect: unstable-view-id warning `Date()`
      Departures(platform: 1).id(Date.now)  // expect: unstable-view-id warning `Date.now`
      // expect: unstable-view-id warning `Date().timeIntervalSince1970`
      Departures(platform: 3).id(Date().timeIntervalSince1970)
    }
  }
}

struct Departures: View {
  let platform: Int
  @State private var isExpanded = false

  var body: some View { Toggle("Platform \(platform)", isOn: $isExpanded) }
}
