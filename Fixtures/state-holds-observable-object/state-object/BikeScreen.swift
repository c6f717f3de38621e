import SwiftUI

final class Bike: ObservableObject {
  @Published var gear = 1
}

struct BikeScreen: View {
  @StateObject private var bike = Bike()  // fine: state-holds-observable-object -- the right owner
  @ObservedObject var borrowed: Bike  // fine: state-holds-observable-object -- observed

  var body: some View { Stepper("\(bike.gear) \(borrowed.gear)", value: $bike.gear) }
}
