import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String
}

struct GuestBook: View {
  @State private var guests = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Bo")]
  @State private var isRemoving = false
  @State private var isMoving = false

  var body: some View {
    List {
      ForEach(guests) { guest in
        Menu(guest.name) {
          Button("Remove") { isRemoving = true }
          Button("Move up") { isMoving = true }
        }
        // expect: shared-presentation-in-foreach warning `$isRemoving`
        .alert("Remove this guest?", isPresented: $isRemoving) {
          Button("Remove", role: .destructive) { guests.removeAll { $0.id == guest.id } }
        }
        // expect: shared-presentation-in-foreach warning `$isMoving`
        .confirmationDialog("Move \(guest.name)?", isPresented: $isMoving) {
          Button("Move") { guests.swapAt(0, 1) }
        }
      }
    }
  }
}
