import SwiftUI

final class Locker: ObservableObject {
  @Published var isTaken = false
}

final class LockerRoom: ObservableObject {
  @Published var lockers: [String: Locker] = ["A": Locker()]
}

struct LockerView: View {
  @ObservedObject var room: LockerRoom
  let key: String

  var body: some View {
    // miss: nested-observable-object -- an element of a dictionary
    if room.lockers[key]?.isTaken == true { Text("Taken") }
    Button("Take") { room.lockers[key]?.isTaken = true }
  }
}
