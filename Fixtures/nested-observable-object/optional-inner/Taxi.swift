import SwiftUI

final class Ride: ObservableObject {
  @Published var kilometres = 0.0
  func drive() { kilometres += 1 }
}

final class TaxiModel: ObservableObject {
  @Published private(set) var ride: Ride?
  func start() { ride = Ride() }
}

struct TaxiPanel: View {
  @ObservedObject var taxi: TaxiModel

  var body: some View {
    if let ride = taxi.ride {
      Text("\(ride.kilometres) km")  // expect: nested-observable-object warning `ride.kilometres`
      Button("Drive") { ride.drive() }
    }
    Button("Start") { taxi.start() }
  }
}

struct TaxiBadge: View {
  @ObservedObject var taxi: TaxiModel

  var body: some View {
    // expect: nested-observable-object warning `taxi.ride?.kilometres`
    Text("\(taxi.ride?.kilometres ?? 0) km")
  }
}
