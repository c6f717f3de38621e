import SwiftUI

protocol Tile: View {}

struct Card {
  // fine: dynamic-property-outside-view -- a view, as another file says
  @State var isFaceUp = false
}

struct Domino: Tile {
  @State private var dots = 3  // fine: dynamic-property-outside-view -- its protocol is a `View`

  var body: some View { Stepper("\(dots)", value: $dots) }
}
