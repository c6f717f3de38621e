import SwiftUI

@Observable final class ScaleModel {
  // fine: untracked-observable-property -- the accessors take part by hand
  @ObservationIgnored private var stored = 0

  var grams: Int {
    get {
      access(keyPath: \.grams)
      return stored
    }
    set {
      withMutation(keyPath: \.grams) { stored = newValue }
    }
  }

  var unit: String {
    get {
      access(keyPath: \.unit)
      // fine: untracked-observable-property -- registered one line above
      return UserDefaults.standard.string(forKey: "unit") ?? "g"
    }
    set {
      withMutation(keyPath: \.unit) { UserDefaults.standard.set(newValue, forKey: "unit") }
    }
  }
}

struct ScaleView: View {
  @State private var scale = ScaleModel()

  var body: some View {
    Button("\(scale.grams) \(scale.unit)") {
      scale.grams += 1
      scale.unit = "kg"
    }
  }
}
