import SwiftUI

struct TernNest: View {
  @State private var isSandy = false
  @State private var fish = ""

  var body: some View {
    #if os(macOS)
      // expect: branch-changes-identity warning
      if isSandy { TextEditor(text: $fish).padding() } else { TextEditor(text: $fish) }
    #else
      // expect: branch-changes-identity warning
      if isSandy { TextField("", text: $fish).bold() } else { TextField("", text: $fish) }
    #endif
    Toggle("Sandy", isOn: $isSandy)
  }
}
