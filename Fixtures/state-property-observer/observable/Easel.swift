import SwiftUI

@Observable final class Easel {
  // fine: state-property-observer -- runs for writes through bindings too
  var title = "" {
    didSet { print(title) }
  }
}

struct EaselView: View {
  @Bindable var easel: Easel
  var body: some View { TextField("Title", text: $easel.title) }
}
