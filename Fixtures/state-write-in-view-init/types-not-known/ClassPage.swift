import ClassKit2
import SwiftUI

struct ClassPage<Model: ClassModel>: View {
  private let model: Model
  private let room: KitRoom

  init(model: Model, room: KitRoom) {
    self.model = model
    self.room = room
    model.seats = 30  // fine: state-write-in-view-init -- a generic parameter
    room.isOpen = true  // fine: state-write-in-view-init -- a class of `ClassKit2`
  }

  var body: some View { Text("\(model.seats) \(room.isOpen ? "open" : "shut")") }
}
