// config: {"enable": ["stateobject-autoclosure-defeated"]}
import Combine
import SwiftUI

final class RadarModel: ObservableObject {
  @Published var blips = 0

  init() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.blips += 1 }
  }
}

final class RulerModel: ObservableObject {
  @Published var length = 0
}

struct RadarScreen: View {
  @StateObject private var radar: RadarModel
  @StateObject private var ruler: RulerModel

  init() {
    let radar = RadarModel()  // expect: stateobject-autoclosure-defeated warning `RadarModel()`
    _radar = StateObject(wrappedValue: radar)
    let ruler = RulerModel()  // expect: stateobject-autoclosure-defeated note `RulerModel()`
    _ruler = StateObject(wrappedValue: ruler)
  }

  var body: some View { Text("\(radar.blips) blips, \(ruler.length) m") }
}
