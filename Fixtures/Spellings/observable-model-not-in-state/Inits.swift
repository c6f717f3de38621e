import SwiftUI

@Observable final class Cistern {
  var litres = 0
  init(litres: Int = 0) { self.litres = litres }
}

struct CisternA: View {
  private let cistern: Cistern

  init(litres: Int) {
    let fresh = Cistern()
    fresh.litres = litres
    cistern = fresh  // expect: observable-model-not-in-state warning `cistern = fresh`
  }

  var body: some View { Button("\(cistern.litres) l") { cistern.litres += 1 } }
}

struct CisternB: View {
  let cistern: Cistern

  var body: some View { Button("\(cistern.litres) l") { cistern.litres += 1 } }
}

extension CisternB {
  init() {
    // expect: observable-model-not-in-state warning `self.cistern = .init(litres: 3)`
    self.cistern = .init(litres: 3)
  }
}

struct CisternC: View {
  private let cistern: Cistern

  init(_ existing: Cistern) {
    let spare = Cistern()
    spare.litres = existing.litres
    // fine: observable-model-not-in-state -- the one that was passed, not the spare
    cistern = existing
  }

  var body: some View { Button("\(cistern.litres) l") { cistern.litres += 1 } }
}
