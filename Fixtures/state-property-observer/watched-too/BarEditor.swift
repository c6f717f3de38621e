import SwiftUI

struct BarSetup {
  var pinned: [String] = []
  var isCompact = false
}

struct BarEditor: View {
  let onSet: (BarSetup) -> Void

  // fine: state-property-observer -- `.onChange` sees what passes by the observer
  @State private var setup = BarSetup() { didSet { onSet(setup) } }

  var body: some View {
    List {
      BarPicker(setup: $setup)
      Button("Compact") { setup.isCompact.toggle() }
    }
    .onChange(of: setup.pinned, initial: true) { onSet(setup) }
  }
}

struct BarPicker: View {
  @Binding var setup: BarSetup

  var body: some View {
    Button("Pin") { setup.pinned.append("reply") }
  }
}
