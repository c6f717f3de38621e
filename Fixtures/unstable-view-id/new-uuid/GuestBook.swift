import SwiftUI

struct GuestBook: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Welcome, \(name)")
      TextField("Name", text: $name)
        .id(UUID())  // expect: unstable-view-id warning `UUID()`
    }
  }
}
