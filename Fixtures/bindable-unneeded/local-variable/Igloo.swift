// config: {"enable": ["bindable-unneeded"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Igloo {
  var warmth = 0.0
}

struct IglooPage: View {
  @Environment(Igloo.self) private var igloo

  var body: some View {
    @Bindable var igloo = igloo  // expect: bindable-unneeded note `@Bindable`
    Text("\(igloo.warmth)")
  }
}

struct IglooDial: View {
  @Environment(Igloo.self) private var igloo

  var body: some View {
    @Bindable var igloo = igloo  // fine: bindable-unneeded -- the slider takes `$igloo.warmth`
    Slider(value: $igloo.warmth)
  }
}
