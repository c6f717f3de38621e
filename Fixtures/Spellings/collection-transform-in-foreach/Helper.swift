import SwiftUI

struct Streets: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      ForEach(visible, id: \.self) { Text($0) }
      list()
      Button("Add") { names = ["Mill Lane", "Quay"] }
    }
  }

  // expect: collection-transform-in-foreach note
  private var visible: [String] { names.filter { $0.count > 3 } }

  private func list() -> some View {
    // expect: collection-transform-in-foreach note
    ForEach(names.sorted(), id: \.self) { name in Text(name) }
  }
}
