// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

enum Planet: String, CaseIterable {
  case mercury, venus, earth
}

struct Planets: View {
  private static let moons = ["Io", "Europa"]
  private let rings = ["A", "B", "C"]

  var body: some View {
    ScrollView {
      // fine: eager-stack-in-scrollview -- the cases of an enum
      VStack { ForEach(Planet.allCases, id: \.self) { Text($0.rawValue) } }
      // fine: eager-stack-in-scrollview -- a literal
      VStack { ForEach(["Sun", "Moon"], id: \.self) { Text($0) } }
      // fine: eager-stack-in-scrollview -- a constant range
      VStack { ForEach(0..<20) { Text("\($0)") } }
      // fine: eager-stack-in-scrollview -- a constant of the type
      VStack { ForEach(Self.moons, id: \.self) { Text($0) } }
      // fine: eager-stack-in-scrollview -- a constant of the view
      VStack { ForEach(rings, id: \.self) { Text($0) } }
      // fine: eager-stack-in-scrollview -- no rows at all
      VStack { Text("One") }
    }
  }
}
