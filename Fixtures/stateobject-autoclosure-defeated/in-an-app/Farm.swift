// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

final class FarmModel: ObservableObject {
  @Published var cows = 3
}

@Observable final class Radio {
  var station = 1

  init() {
    Task { print("tune") }
  }
}

struct FarmPage: View {
  @ObservedObject var farm: FarmModel
  @Environment(Radio.self) private var radio

  var body: some View { Stepper("\(farm.cows) \(radio.station)", value: $farm.cows) }
}

@main
struct FarmApp: App {
  @StateObject private var farm: FarmModel
  // fine: stateobject-autoclosure-defeated -- an app is made once
  @State private var radio = Radio()

  init() {
    let farm = FarmModel()  // fine: stateobject-autoclosure-defeated -- an app is made once
    farm.cows = 4
    _farm = StateObject(wrappedValue: farm)
  }

  var body: some Scene {
    WindowGroup { FarmPage(farm: farm).environment(radio) }
  }
}
