import SwiftUI

struct Directions: View {
  private let winds = ["North", "East", "South", "West"]
  private static let signs = ["N", "E", "S", "W"]

  var body: some View {
    VStack {
      // fine: foreach-nonconstant-range -- the collection never changes
      ForEach(winds.indices) { Text(winds[$0]) }
      // fine: foreach-nonconstant-range -- neither does a static one
      ForEach(0..<Self.signs.count) { Text(Self.signs[$0]) }
    }
  }
}
