import SwiftUI

protocol Panel: View {}

struct Band {
  final class Flute { var holes = 6 }

  struct FluteView: Panel {
    @State private var flute = Flute()  // expect: state-holds-unobserved-class warning `@State`

    var body: some View { Button("\(flute.holes)") { flute.holes += 1 } }
  }
}

struct OboeView {
  final class Oboe { var reeds = 2 }
  @State private var oboe = Oboe()  // expect: state-holds-unobserved-class warning `@State`
}

extension OboeView: View {
  var body: some View { Button("\(oboe.reeds)") { oboe.reeds -= 1 } }
}
