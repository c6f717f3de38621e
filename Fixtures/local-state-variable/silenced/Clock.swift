import SwiftUI

struct ClockFace: View {
  let title: String

  var body: some View {
    // fine: local-state-variable -- silenced
    // stlint:disable:next local-state-variable -- shows the mistake in a lesson
    @State var hour = 9
    return Stepper("\(title) \(hour)", value: $hour)
  }
}
