import SwiftUI

final class Slope: ObservableObject {
  @Published var skiers = 0
}

struct SlopePage: View {
  @StateObject private var slope: Slope

  init() {
    let slope = Slope()  // expect: stateobject-autoclosure-defeated note
    #if DEBUG
      slope.skiers = 3
    #endif
    _slope = StateObject(wrappedValue: slope)
  }

  var body: some View { Stepper("\(slope.skiers)", value: $slope.skiers) }
}
