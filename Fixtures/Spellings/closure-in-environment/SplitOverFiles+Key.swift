import SwiftUI

struct ShareKey: EnvironmentKey {
  static let defaultValue = ShareAction()
}

struct ShareAction {
  var share: (URL) -> Void = { _ in }
}
