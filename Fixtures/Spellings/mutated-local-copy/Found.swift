import SwiftUI

struct Locker: Identifiable, Hashable {
  let id: Int
  var key: String?
}

struct LockerRoom: View {
  // expect: state-never-mutated note `@Binding`
  @Binding var lockers: [Locker]

  var body: some View {
    Text("\(lockers.count)")
    Button("Lock") {
      if var locker = lockers.first(where: { $0.id == 3 }) {
        locker.key = "A"  // expect: mutated-local-copy warning `locker.key = "A"`
      }
      guard var last = lockers.last else { return }
      last.key = nil  // expect: mutated-local-copy warning `last.key = nil`
    }
  }
}
