// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

@Observable final class ScaleModel {
  var grams = 0
  private let limit: Int
  private var marks: [Int] = []

  init(limit: Int = 500) {
    self.limit = limit
    marks = Array(0...5)
  }

  func load() async { grams = limit / 2 }
}

@Observable final class LabelModel {
  var text = ""
}

struct ScalePage: View {
  // fine: stateobject-autoclosure-defeated -- its `init` only stores
  @State private var scale = ScaleModel()
  @State private var label = LabelModel()  // fine: stateobject-autoclosure-defeated -- no `init`

  var body: some View {
    VStack {
      Stepper("\(scale.grams) g", value: $scale.grams)
      TextField("Label", text: $label.text)
    }
    .task { await scale.load() }
  }
}
