import SwiftUI

final class GuestModel: ObservableObject {
  @Published var name = ""
}

struct GuestLabel: View {
  let guest: GuestModel?  // expect: unobserved-object-property warning `guest`

  var body: some View {
    if let guest {
      Text(guest.name)
    }
  }
}

struct GuestBadge: View {
  var guest: GuestModel?  // expect: unobserved-object-property warning `guest`

  var body: some View {
    VStack {
      Text(guest?.name ?? "Nobody")
      Button("Rename") { guest?.name = "Ada" }
    }
  }
}
