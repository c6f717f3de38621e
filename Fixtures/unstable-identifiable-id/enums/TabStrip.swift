import SwiftUI

enum GardenTab: String, CaseIterable, Identifiable {
  case beds, tools, weather
  var id: Self { self }  // fine: unstable-identifiable-id -- the case itself
}

enum Harvest: Identifiable {
  case apples(Int)
  case none

  var id: String {  // fine: unstable-identifiable-id -- the same for the same case
    switch self {
    case .apples(let count): "apples \(count)"
    case .none: "none"
    }
  }
}

struct TabStrip: View {
  @State private var tab = GardenTab.beds
  let harvests: [Harvest]

  var body: some View {
    ForEach(GardenTab.allCases) { tab in Text(tab.rawValue) }
    ForEach(harvests) { harvest in Text(harvest.id) }
    Button("Tools") { tab = .tools }
    Text(tab.rawValue)
  }
}
