import Combine
import SwiftUI

@Observation.Observable
@MainActor
final class Ticker {
  // expect: property-wrapper-in-observable error
  @Combine.Published
  var price = 1.0
  @SwiftUI.State private var seen = false  // expect: property-wrapper-in-observable error
  // expect: property-wrapper-in-observable error `@Published`
  @Published private(set) var low = 0.5
  @Published var high: Double?  // expect: property-wrapper-in-observable error `@Published`
  public lazy var name: String = "Ticker"  // expect: property-wrapper-in-observable error `lazy`
}
