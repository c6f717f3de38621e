import SwiftUI

struct BlindsRow: View {
  @Binding var isOpen: Bool = false  // expect: state-without-initial-value error `@Binding`
  // expect: state-without-initial-value error `@Binding`
  @Binding var isLocked: Bool = .constant(true)

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Toggle("Locked", isOn: $isLocked)
  }
}
