import SwiftUI

@Observable final class CabinModel {
  var guests: Int
  init(guests: Int) { self.guests = guests }
}

struct CabinRow: View {
  let cabin: CabinModel

  var body: some View { Button("\(cabin.guests) guests") { cabin.guests += 1 } }
}

struct DeckPlan: View {
  @State private var deck = 4

  var body: some View {
    Stepper("Deck \(deck)", value: $deck)
    // expect: object-created-in-body warning `CabinModel(guests: 2)`
    CabinRow(cabin: CabinModel(guests: 2))
  }
}
