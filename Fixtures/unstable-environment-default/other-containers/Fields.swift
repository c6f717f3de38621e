import SwiftUI

@Observable final class Draft {
  var text = ""
}

extension FocusedValues {
  @Entry var lastDraft: Draft? = Draft()  // expect: unstable-environment-default warning `Draft()`
}

extension Transaction {
  @Entry var token = UUID()  // expect: unstable-environment-default warning `UUID()`
}

extension ContainerValues {
  @Entry var draft = Draft()  // expect: unstable-environment-default warning `Draft()`
}
