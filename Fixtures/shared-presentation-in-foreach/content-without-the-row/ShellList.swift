import SwiftUI

struct ShellList: View {
  let shells: [String]
  @State private var isHelpShown = false

  var body: some View {
    List(shells, id: \.self) { shell in
      Button(shell) { isHelpShown = true }
        // fine: shared-presentation-in-foreach -- the same text, whichever row wins
        .sheet(isPresented: $isHelpShown) { Text("How to clean shells") }
    }
  }
}
