import Observation
import SwiftUI

@Observable final class Buoy {
  var height = 0.0
}

// expect: observable-unchecked-sendable note
extension Buoy: @unchecked Sendable {}

protocol Named {
  var name: String { get }
}

@Observable
// expect: observable-unchecked-sendable note
public final class Reef: Named, @unchecked Sendable {
  public var name = "Reef"
}
