import SwiftUI

@Observable class Plant {
  var height = 1
}

class Shrub: Plant {}  // fine: observable-subclass-unmarked -- adds nothing

final class Rose: Shrub {  // expect: observable-subclass-unmarked warning `Rose`
  var blossoms = 0
}

@Observable class Tree: Plant {
  var rings = 1
}

final class Oak: Tree {  // expect: observable-subclass-unmarked warning `Oak`
  var acorns = 0
}

struct BedView: View {
  let rose: Rose
  let oak: Oak

  var body: some View {
    Button("\(rose.height) \(rose.blossoms) \(oak.rings) \(oak.acorns)") {
      rose.blossoms += 1
      oak.rings += 1
      oak.acorns += 1
    }
  }
}
