import Observation
import SwiftUI

@Observation.Observable final class Hive { var bees = 900 }

enum Apiary {
  @Observable final class Frame { var grams = 0 }

  struct FrameView: SwiftUI.View {
    private let frame = Apiary.Frame()  // expect: observable-model-not-in-state warning `frame`

    var body: some SwiftUI.View { Button("\(frame.grams) g") { frame.grams += 5 } }
  }
}

struct HiveView: View {
  private let hive = Hive()  // expect: observable-model-not-in-state warning `hive`

  var body: some View { Button("\(hive.bees)") { hive.bees += 1 } }
}
