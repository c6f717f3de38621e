import SwiftUI

final class Luggage: ObservableObject {
  @Published var bags = 1
}

final class TripModel: ObservableObject {
  // A wrapper in here does not pass the announcement on.
  @ObservedObject var luggage = Luggage()  // expect: dynamic-property-outside-view warning
  @StateObject var spare = Luggage()  // expect: dynamic-property-outside-view warning
  @Published var name = ""
}
