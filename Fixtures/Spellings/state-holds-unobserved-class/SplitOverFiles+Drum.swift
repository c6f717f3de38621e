import Foundation

final class Drum {
  var beats = 0
}

extension Drum {
  func hit() { beats += 1 }
}
