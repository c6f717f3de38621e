import SwiftUI

@Observable final class Kiln {
  var degrees = 20
}

@Observable final class Chimney {
  var isOpen = true
}

struct KilnLabel: View {
  @Environment(Kiln.self) private var kiln
  @Environment(Chimney.self) private var chimney: Chimney?
  private var start = 0
  private var hasChimney = false

  init() {
    start = kiln.degrees  // expect: dynamic-property-read-in-init error `kiln`
    // Optional: no crash, and no chimney either.
    hasChimney = chimney != nil  // expect: dynamic-property-read-in-init warning `chimney`
  }

  var body: some View {
    Text("\(kiln.degrees - start)° since \(hasChimney ? "lit" : "bricked")")
    Text(chimney?.isOpen == true ? "Open" : "Shut")
  }
}
