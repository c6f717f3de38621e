import SwiftUI

final class Harbour {
  var ships = 2
  func welcome() { ships += 1 }
}

struct HarbourSign: View {
  private let harbour: Harbour  // expect: unobserved-class-read-in-body warning `harbour`

  init(_ harbour: Harbour) { self.harbour = harbour }

  var body: some View {
    sign
    Button("Welcome", action: harbour.welcome)
  }

  private var sign: some View { Text(text) }
  private var text: String { "\(harbour.ships) ships" }
}

struct HarbourList: View {
  let harbour: Harbour  // expect: unobserved-class-read-in-body warning `harbour`

  var body: some View {
    let place = harbour
    Text("\(place.ships)")
    Button("Welcome") { place.welcome() }
  }
}
