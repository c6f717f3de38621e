import SwiftUI

class Instrument { var isTuned = false }

final class Harp: Instrument {}

struct HarpView: View {
  @State private var harp = Harp()  // expect: state-holds-unobserved-class warning `@State`

  var body: some View { Button(harp.isTuned ? "Play" : "Tune") { harp.isTuned = true } }
}
