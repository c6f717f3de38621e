// config: {"enable": ["bindable-unneeded"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Owner: Identifiable {
  let id: Int
  var name: String
}

@MainActor @Observable final class Skis: Identifiable {
  var length = 170
  var owners: [Owner] = []
}

struct SkisField: View {
  @Bindable var skis: Skis  // fine: bindable-unneeded -- a control takes `$skis.length`

  var body: some View { Stepper("\(skis.length)", value: $skis.length) }
}

struct SkisNames: View {
  @Bindable var skis: Skis  // fine: bindable-unneeded -- the rows are bindings

  var body: some View {
    ForEach($skis.owners) { $owner in TextField("Name", text: $owner.name) }
  }
}

struct SkisLong: View {
  @Bindable var skis: Skis  // fine: bindable-unneeded -- the long spelling of `$skis`

  var body: some View { Stepper("Length", value: _skis.projectedValue.length) }
}
