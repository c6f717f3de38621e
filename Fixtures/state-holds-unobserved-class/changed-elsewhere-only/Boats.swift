import SwiftUI

final class Boat {
  var seats = 4
  func addSeat() { seats += 1 }
}

func refit(_ boat: Boat) { boat.seats += 2 }

struct BoatPanel: View {
  // fine: state-holds-unobserved-class -- what changes is another boat
  @State private var boat = Boat()

  var body: some View { Text("\(boat.seats) seats") }
}

struct HarbourPanel: View {
  // fine: state-holds-unobserved-class -- replaced by another boat, which `@State` sees
  @State private var boat = Boat()

  var body: some View {
    VStack {
      Text("\(boat.seats) seats")
      Button("Larger") {
        let larger = Boat()
        larger.seats = boat.seats + 1
        boat = larger
      }
    }
  }
}

struct FerryPanel: View {
  // fine: state-holds-unobserved-class -- filled before it is shown
  @State private var boat: Boat

  init() {
    let ferry = Boat()
    ferry.seats = 200
    _boat = State(initialValue: ferry)
  }

  var body: some View { Text("\(boat.seats) seats") }
}
