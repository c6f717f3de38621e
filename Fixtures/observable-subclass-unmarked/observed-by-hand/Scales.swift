import SwiftUI

@Observable class Scale {
  var unit = "g"
}

// Its own property takes part in the observation by hand.
final class LetterScale: Scale {  // fine: observable-subclass-unmarked -- `access`, `withMutation`
  @ObservationIgnored private var stored = 0

  var grams: Int {
    get {
      access(keyPath: \.unit)
      return stored
    }
    set { withMutation(keyPath: \.unit) { stored = newValue } }
  }
}

struct ScaleView: View {
  @State private var scale = LetterScale()

  var body: some View { Button("\(scale.grams) \(scale.unit)") { scale.grams += 1 } }
}
