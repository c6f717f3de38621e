import SwiftUI

protocol Panel: View {
  var isShown: Bool { get nonmutating set }
}

struct HelpPanel: Panel {
  @Binding var isShown: Bool  // fine: state-never-mutated -- the protocol asks for it

  var body: some View { Text(isShown ? "Help" : "") }
}
