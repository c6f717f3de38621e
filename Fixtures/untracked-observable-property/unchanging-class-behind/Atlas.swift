import SwiftUI

final class AtlasData {
  let countries = ["Chad", "Peru"]
  private(set) var edition = 7
}

@Observable final class AtlasModel {
  private let data = AtlasData()
  var index = 0

  // fine: untracked-observable-property -- constants
  var count: Int { data.countries.count }
  // fine: untracked-observable-property -- nobody writes it
  var edition: Int { data.edition }
}

struct AtlasView: View {
  @State private var atlas = AtlasModel()

  var body: some View {
    Stepper("\(atlas.index) of \(atlas.count), \(atlas.edition)", value: $atlas.index)
  }
}
