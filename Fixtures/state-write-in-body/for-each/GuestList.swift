import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String
}

struct GuestList: View {
  @State private var drawn: Set<Int> = []
  let guests: [Guest]

  var body: some View {
    List {
      ForEach(guests) { guest -> Text in
        drawn.insert(guest.id)  // expect: state-write-in-body error `drawn.insert(guest.id)`
        return Text(guest.name)
      }
      Text("\(drawn.count) drawn")
    }
  }
}
