import SwiftUI

final class ReadingRoomModel: ObservableObject {
  @Published var seats = 12
}

struct ReadingRoom: View {
  let room = ReadingRoomModel()  // expect: observable-model-not-in-state warning `room`

  var body: some View {
    Button("\(room.seats) seats free") { room.seats -= 1 }
  }
}

struct Library: View {
  @State private var isOpen = true

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    ReadingRoom()
  }
}
