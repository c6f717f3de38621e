import SwiftUI

struct LatchRow: View {
  @Binding private var isShut: Bool  // fine: state-without-initial-value -- `init` takes it

  init(isShut: Binding<Bool> = .constant(false)) { _isShut = isShut }

  var body: some View { Toggle("Shut", isOn: $isShut) }
}

struct GateView: View {
  var body: some View { LatchRow() }
}
