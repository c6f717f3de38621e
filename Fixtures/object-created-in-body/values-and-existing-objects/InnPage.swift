import SwiftUI

struct Room {
  var beds = 2
}

@MainActor @Observable final class Inn {
  static let shared = Inn()
  var guests = 0
}

struct RoomRow: View {
  let room: Room
  let inn: Inn

  var body: some View { Button("\(room.beds) beds, \(inn.guests) guests") { inn.guests += 1 } }
}

struct InnPage: View {
  @State private var inn = Inn()
  @State private var floor = 1

  var body: some View {
    let room = Room()  // fine: object-created-in-body -- a struct
    Stepper("Floor \(floor)", value: $floor)
    RoomRow(room: room, inn: inn)  // fine: object-created-in-body -- kept by this view
    // fine: object-created-in-body -- a struct, and the one that all share
    RoomRow(room: Room(), inn: .shared)
      .environment(Inn.shared)  // fine: object-created-in-body -- the one that all share
  }
}
