import SwiftUI

typealias Metres = Double

struct Position {
  var x: Metres = 0
  var y: Metres = 0
}

typealias Place = Position

struct MapPin: View {
  @State private var place: Place
  @State private var height: Metres

  init(at place: Place, height: Metres) {
    // expect: state-initialized-from-input warning `_place = State(initialValue: place)`
    _place = State(initialValue: place)
    _height = State(initialValue: height)
  }

  var body: some View { Text("\(place.x), \(place.y), \(height)") }
}
