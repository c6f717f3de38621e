// config: {"enable": ["bindable-unneeded"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable public final class Knob {
  public var value = 0.0
  public init() {}
}

public struct KnobView: View {
  @Bindable public var knob: Knob  // fine: bindable-unneeded -- others may use `$knob`

  public init(knob: Knob) { self.knob = knob }

  public var body: some View { Text("\(knob.value)") }
}
