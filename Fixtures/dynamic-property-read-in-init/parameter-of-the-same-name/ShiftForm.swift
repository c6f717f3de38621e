import SwiftUI

struct ShiftForm: View {
  @State private var draftHours: Int
  @Environment(\.locale) private var locale
  private let title: String

  init(draftHours: Int, locale: Locale) {
    _draftHours = State(initialValue: draftHours)  // fine: dynamic-property-read-in-init -- the parameter
    // fine: dynamic-property-read-in-init -- both are parameters
    title = "\(draftHours) h, \(locale.identifier)"
  }

  var body: some View {
    Stepper(title, value: $draftHours)
      .environment(\.locale, locale)
  }
}
