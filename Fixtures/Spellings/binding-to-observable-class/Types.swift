import SwiftData
import SwiftUI

@Observable class Loom {
  var threads = 100
}

@Model final class Cloth {
  var length = 1.0
  init() {}
}

typealias Machine = Loom

struct LoomField: View {
  @Binding var loom: Machine  // expect: binding-to-observable-class note

  var body: some View { Stepper("\(self.loom.threads)", value: self.$loom.threads) }
}

struct ClothField: View {
  @SwiftUI.Binding var cloth: Cloth  // expect: binding-to-observable-class note

  var body: some View { Slider(value: $cloth.length) }
}
