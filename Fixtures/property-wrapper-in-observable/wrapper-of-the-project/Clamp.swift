import SwiftUI

@propertyWrapper struct Clamped {
  private var value: Int
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }

  init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
}

@Observable final class VolumeModel {
  @Clamped var level = 5  // expect: property-wrapper-in-observable error `@Clamped`
  // fine: property-wrapper-in-observable -- ignored, and a wrapper of the project
  @ObservationIgnored @Clamped var spare = 5
  var name = ""
}
