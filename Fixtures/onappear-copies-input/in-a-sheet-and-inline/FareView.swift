import SwiftUI

struct Fare: Identifiable {
  let id: Int
  var cents: Int
}

struct FareView: View {
  let fare: Fare
  @State private var label = ""

  var body: some View {
    // One of the two callers stays on screen while the fare changes.
    Text(label)
      .onAppear { label = "\(fare.cents) ct" }  // expect: onappear-copies-input warning
  }
}

struct FareTable: View {
  @State private var fare = Fare(id: 1, cents: 290)
  @State private var opened: Fare?

  var body: some View {
    VStack {
      FareView(fare: fare)
      Button("Night fare") { fare.cents = 410 }
      Button("Show") { opened = fare }
    }
    .sheet(item: $opened) { FareView(fare: $0) }
  }
}
