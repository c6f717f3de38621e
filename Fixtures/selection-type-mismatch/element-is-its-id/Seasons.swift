import SwiftUI

enum Season: String, CaseIterable, Identifiable {
  case spring, autumn
  var id: Self { self }
}

enum Wind: String, CaseIterable, Identifiable {
  case north, south
  var id: Wind { self }
}

struct Seasons: View {
  let towns: [String]
  @State private var season: Season? = .spring
  @State private var wind = Wind.north
  @State private var town = "Bergen"

  var body: some View {
    // fine: selection-type-mismatch -- the element is its own id
    List(Season.allCases, selection: $season) { Text($0.rawValue) }
    // fine: selection-type-mismatch -- the element is its own id
    Picker("Wind", selection: $wind) { ForEach(Wind.allCases) { Text($0.rawValue) } }
    // fine: selection-type-mismatch -- `\.self`
    Picker("Town", selection: $town) { ForEach(towns, id: \.self) { Text($0) } }
  }
}
