// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

final class TramModel: ObservableObject {
  static let shared = TramModel()
  @Published var riders = 0
}

struct TramPage: View {
  @StateObject private var tram: TramModel

  init() {
    let tram = TramModel.shared  // fine: stateobject-autoclosure-defeated -- not built here
    _tram = StateObject(wrappedValue: tram)
  }

  var body: some View { Stepper("\(tram.riders)", value: $tram.riders) }
}
