// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Breaker: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Power", isOn: $isOn) }
}

private struct BreakerDemo: View {
  @State private var isOn = false

  var body: some View { Breaker(isOn: $isOn) }
}

struct Breaker_Previews: PreviewProvider {
  private static var isOn = false

  static var previews: some View {
    BreakerDemo()
    // fine: closure-binding-in-body -- in a preview
    Breaker(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
  }
}
