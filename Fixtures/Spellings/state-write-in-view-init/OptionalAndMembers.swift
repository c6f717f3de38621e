import SwiftUI

struct Desk2 {
  var books = 3
}

@Observable final class Room2 {
  var desks: [Desk2] = []
  var first: Desk2?
}

struct DeskRow: View {
  @Binding private var desk: Desk2
  private let room: Room2?

  init(desk: Binding<Desk2>, room: Room2?) {
    _desk = desk
    self.room = room
    // expect: state-write-in-view-init warning `desk.wrappedValue.books = 0`
    desk.wrappedValue.books = 0
    room?.first?.books += 1  // expect: state-write-in-view-init warning `room?.first?.books += 1`
    room?.desks[0] = Desk2()  // expect: state-write-in-view-init warning `room?.desks[0] = Desk2()`
  }

  var body: some View { Stepper("\(room?.desks.count ?? 0)", value: $desk.books) }
}
