import SwiftUI

@Observable final class ClockModel {
  // fine: dynamic-property-outside-view -- that it does not compile is said first
  @State var hour = 9  // expect: property-wrapper-in-observable error `@State`
  // expect: dynamic-property-outside-view warning
  @ObservationIgnored @Environment(\.calendar) private var calendar
  var text = ""

  func update() { text = "\(calendar.component(.hour, from: .now))" }
}
