import SwiftUI

struct NameTag: View {
  @Binding var name: String
  @State private var initials = ""

  var body: some View {
    VStack {
      Text(initials)
        // expect: onappear-copies-input warning `initials = String(name.prefix(2))`
        .onAppear { initials = String(name.prefix(2)) }
      Button("Anonymous") { name = "?" }
    }
  }
}
