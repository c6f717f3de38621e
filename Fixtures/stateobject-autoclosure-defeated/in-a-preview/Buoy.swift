// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

final class BuoyModel: ObservableObject {
  @Published var depth = 3
}

struct Buoy_Previews: PreviewProvider {
  struct Frame: View {
    @StateObject private var buoy: BuoyModel

    init() {
      let buoy = BuoyModel()  // fine: stateobject-autoclosure-defeated -- a preview
      _buoy = StateObject(wrappedValue: buoy)
    }

    var body: some View { Stepper("\(buoy.depth)", value: $buoy.depth) }
  }

  static var previews: some View { Frame() }
}
