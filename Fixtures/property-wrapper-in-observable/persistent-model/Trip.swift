import SwiftData
import SwiftUI

@Model final class Leg {
  var name = ""
  init() {}
}

@Model final class Trip {
  @Attribute(.unique) var code = ""  // fine: property-wrapper-in-observable -- SwiftData's own
  // fine: property-wrapper-in-observable -- SwiftData's own
  @Relationship(deleteRule: .cascade) var legs: [Leg] = []
  @Transient var isOpen = false  // fine: property-wrapper-in-observable -- SwiftData's own
  init() {}
}
