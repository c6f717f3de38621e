import SwiftUI

struct Swatch: Identifiable {
  let id = UUID()
  let name: String

  // fine: unstable-identifiable-id -- made once
  static let all = [Swatch(name: "Moss"), Swatch(name: "Rust")]
}

enum Palettes {
  // fine: unstable-identifiable-id -- made once
  static let sea = ["Foam", "Kelp"].map { Swatch(name: $0) }
}

private let greys = [Swatch(name: "Slate")]  // fine: unstable-identifiable-id -- made once

struct ColourPicker: View {
  @State private var chosen: UUID?

  var body: some View {
    List(Swatch.all, selection: $chosen) { Text($0.name) }
    ForEach(Palettes.sea) { Text($0.name) }
    ForEach(greys) { Text($0.name) }
  }
}
