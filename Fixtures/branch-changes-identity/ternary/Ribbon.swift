import SwiftUI

struct Ribbon: View {
  @State private var isTied = false
  @State private var text = ""

  var body: some View {
    VStack {
      // fine: branch-changes-identity -- one view, two values
      TextField("Ribbon", text: $text).opacity(isTied ? 1 : 0.5)
      Toggle("Tied", isOn: $isTied)
    }
  }
}
