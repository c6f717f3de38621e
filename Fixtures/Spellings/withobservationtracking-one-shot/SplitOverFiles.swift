import SwiftUI

@Observable final class Crane {
  var load = 0.0
}

final class CraneGuard {
  let crane = Crane()

  func warn() { print(crane.load) }
}
