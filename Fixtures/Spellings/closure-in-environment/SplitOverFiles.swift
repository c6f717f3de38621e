import SwiftUI

extension EnvironmentValues {
  // expect: closure-in-environment note
  var share: ShareAction {
    get { self[ShareKey.self] }
    set { self[ShareKey.self] = newValue }
  }
}
