import SwiftUI

struct Ship {
  struct Crew {
    var captain: String
    var cook: String
  }

  var name: String
  var crew: Crew
  var masts: Int
  var tons: Double
}

struct CaptainLabel: View {
  let ship: Ship  // expect: narrow-view-input note

  var body: some View { Text(ship.crew.captain) }
}
