import SwiftUI

@Observable class Alga {
  var length = 1.0
}

@Observable
// expect: observable-unchecked-sendable note
final class Kelp: Alga, @unchecked Swift.Sendable, CustomStringConvertible {
  var description: String { "Kelp" }
}
