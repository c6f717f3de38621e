// config: {"enable": ["bindable-unneeded"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Sled {
  var speed = 0
}

struct SledPage: View {
  @Bindable var sled: Sled  // expect: bindable-unneeded note `@Bindable`

  var body: some View { Button("\(sled.speed)") { sled.speed += 1 } }
}

struct SledLabel: View {
  @Bindable private var sled: Sled  // expect: bindable-unneeded note `@Bindable`

  init(_ sled: Sled) { self.sled = sled }

  var body: some View { Text("\(sled.speed)") }
}
