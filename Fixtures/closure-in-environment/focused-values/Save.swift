// config: {"enable": ["closure-in-environment"]}
import SwiftUI

struct SaveKey: FocusedValueKey {
  typealias Value = () -> Void
}

extension FocusedValues {
  // expect: closure-in-environment note
  var save: (() -> Void)? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }

  // expect: closure-in-environment note
  @Entry var printPage: (() -> Void)?
}
