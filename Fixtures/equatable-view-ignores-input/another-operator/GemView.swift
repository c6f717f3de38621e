import SwiftUI

struct GemView: View {
  let carat: Double
  let colour: String

  // fine: equatable-view-ignores-input -- compares with something else; SwiftUI does not ask it
  static func == (lhs: GemView, rhs: Double) -> Bool { lhs.carat == rhs }

  var body: some View { Text("\(carat) \(colour)") }
}
