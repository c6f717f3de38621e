import SwiftUI

@Observable final class Guest {
  var name = ""
}

struct GuestField: View {
  @Binding var guest: Guest?  // expect: binding-to-observable-class note

  var body: some View {
    Button(guest?.name ?? "Nobody") { guest?.name = "Ada" }
  }
}
