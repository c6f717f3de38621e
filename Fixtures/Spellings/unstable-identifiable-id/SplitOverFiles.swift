import SwiftUI

struct Orchard: View {
  let names: [String]
  @State private var isRipe = false

  var body: some View {
    Toggle("Ripe", isOn: $isRipe)
    ForEach(appleTrees) { Text($0.name) }
  }
}
