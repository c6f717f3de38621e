import SwiftUI

struct Locker: Identifiable, Hashable {
  let id: Int
  var note: String
  // fine: equality-hides-change -- views look only at the id
  static func == (lhs: Locker, rhs: Locker) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct LockerView: View {
  @State private var opened: Set<Locker> = []
  @State private var last: Locker?

  var body: some View {
    Text("\(opened.count) open, last \(last?.id ?? 0)")
    Button("Open") {
      let locker = Locker(id: 1, note: "left")
      opened = [locker]
      last = locker
    }
  }
}
