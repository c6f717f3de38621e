// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

final class ChoirModel: ObservableObject {
  @Published var voices = 0
  func load() { voices = 12 }
}

struct ChoirPage: View {
  @StateObject private var choir: ChoirModel

  init() {
    let choir = ChoirModel()  // expect: stateobject-autoclosure-defeated note `ChoirModel()`
    choir.load()
    _choir = StateObject(wrappedValue: choir)
  }

  var body: some View { Stepper("\(choir.voices)", value: $choir.voices) }
}
