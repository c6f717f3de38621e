import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  let name: String
}

struct GuestList: View {
  let guests: [Guest]

  var body: some View { List(guests) { Text($0.name) } }
}

struct GuestList_Previews: PreviewProvider {
  struct Host: Identifiable {
    var id: UUID { UUID() }  // fine: unstable-identifiable-id -- a preview
  }

  static var previews: some View {
    GuestList(guests: [Guest(name: "Ada")])  // fine: unstable-identifiable-id -- a preview
    // fine: unstable-identifiable-id -- a preview
    GuestList(guests: ["B", "C"].map { Guest(name: $0) })
  }
}

#Preview {
  GuestList(guests: [Guest(name: "Mary")])  // fine: unstable-identifiable-id -- a preview
}
