import SwiftUI

struct Lens: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct CameraBag<Header: View>: View {
  let lenses: [Lens]
  let header: Header
  @State private var lens: Lens
  @State private var mount = 1

  init(lenses: [Lens], header: Header, initialLens: Lens) {
    self.lenses = lenses
    self.header = header
    _lens = State(initialValue: initialLens)
  }

  var body: some View {
    header
    // expect: selection-type-mismatch warning `$lens`
    Picker(selection: $lens) {
      ForEach(lenses) { lens in
        Label(lens.name, systemImage: "camera")
      }
    } label: {
      Text("Lens")
    }
    // expect: selection-type-mismatch warning `$mount`
    Picker(selection: $mount, label: Text("Mount")) {
      Label("Bayonet", systemImage: "camera")
      Label("Thread", systemImage: "camera")
    }
  }
}
