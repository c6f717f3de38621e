import SwiftData
import SwiftUI

@Observable class Grove {
  var trees = 0
}

@Model final class Acorn {
  var weight = 1.0
  init() {}
}

typealias Wood = Grove

struct GrovePage: View {
  @Bindable var grove: Wood  // expect: bindable-unneeded note
  @SwiftUI.Bindable var acorn: Acorn  // expect: bindable-unneeded note

  var body: some View { Text("\(self.grove.trees) \(acorn.weight)") }
}
