import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String
}

struct GuestEditor: View {
  // Each presentation is a new identity: it works, an `init(initialName:)` would say so.
  // fine: state-passed-by-parent -- each sheet begins anew, and the view changes the value by itself
  @State var name: String

  var body: some View { TextField("Name", text: $name) }
}

struct GuestList: View {
  let guests: [Guest]
  @State private var edited: Guest?

  var body: some View {
    List(guests) { guest in
      Button(guest.name) { edited = guest }
    }
    .sheet(item: $edited) { guest in
      GuestEditor(name: guest.name)
    }
  }
}
