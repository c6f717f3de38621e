// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

final class StudioModel: ObservableObject {
  @Published var takes = 0

  init() {
    Task { print("warm up") }
  }

  func mute() {}

  static func prepared() -> StudioModel {
    let model = StudioModel()
    model.mute()
    return model
  }
}

struct StudioPage: View {
  @StateObject private var first = StudioModel()  // fine: stateobject-autoclosure-defeated -- lazy
  @StateObject private var second: StudioModel
  @StateObject private var third: StudioModel
  @StateObject private var fourth: StudioModel

  init() {
    // fine: stateobject-autoclosure-defeated -- built in the argument
    _second = StateObject(wrappedValue: StudioModel())
    // fine: stateobject-autoclosure-defeated -- built by a function in the argument
    _third = StateObject(wrappedValue: StudioModel.prepared())
    _fourth = StateObject(
      wrappedValue: {
        // fine: stateobject-autoclosure-defeated -- built by a closure in the argument
        let made = StudioModel()
        made.mute()
        return made
      }())
  }

  var body: some View {
    Stepper("\(first.takes)", value: $first.takes)
    Stepper("\(second.takes)", value: $second.takes)
    Stepper("\(third.takes)", value: $third.takes)
    Stepper("\(fourth.takes)", value: $fourth.takes)
  }
}
