import SwiftUI

struct Profile {
  var name = ""
}

struct ProfilePage<Header: View>: View {
  @ViewBuilder let header: () -> Header
  @AppStorage("nick") private var nick = ""
  @SwiftUI.State private var profile: Profile = .init()

  var body: some View {
    header()
    Text(profile.name + nick)
    Button("Reset") {
      #if os(iOS)
        var blank = profile
        blank.name = ""  // expect: mutated-local-copy warning `blank.name = ""`
      #else
        var empty = profile
        empty.name.removeAll()  // expect: mutated-local-copy warning `empty.name.removeAll()`
      #endif
    }
  }
}
