// config: {"enable": ["untracked-source-in-body"]}
import ScaleKit
import SwiftUI

@MainActor var grams = 0

struct Weighing: View {
  let grams: Int

  var body: some View {
    VStack {
      Text("\(grams) g")  // fine: untracked-source-in-body -- the input, not the global
      Text(ScaleCenter.shared.label)  // fine: untracked-source-in-body -- of a type nobody knows
    }
  }
}

struct WeighingScale: View {
  var body: some View {
    Button("Add") { grams += 10 }
  }
}
