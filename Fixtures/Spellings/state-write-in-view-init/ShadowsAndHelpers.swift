import SwiftUI

@Observable final class Globe {
  var turns = 0
}

func clear(_ count: inout Int) { count = 0 }

struct GlobeRow: View {
  private let globe: Globe
  @Binding private var angle: Int

  init(globe: Globe, angle: Binding<Int>) {
    self.globe = globe
    _angle = angle
    clear(&globe.turns)  // expect: state-write-in-view-init warning
    do {
      let globe = Globe()
      globe.turns = 9  // fine: state-write-in-view-init -- another globe, made here
    }
  }

  var body: some View { Stepper("\(globe.turns)", value: $angle) }
}
