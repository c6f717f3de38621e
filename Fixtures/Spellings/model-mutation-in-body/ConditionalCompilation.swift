import SwiftUI

@Observable final class Pump {
  var litres = 0
  func pump() -> Int {
    litres += 1
    return litres
  }
}

struct PumpView: View {
  let pump: Pump

  var body: some View {
    #if os(macOS)
      Text("\(pump.pump()) on a Mac")  // expect: model-mutation-in-body error `pump.pump()`
    #else
      Text("\(pump.pump())")  // expect: model-mutation-in-body error `pump.pump()`
    #endif
  }
}
