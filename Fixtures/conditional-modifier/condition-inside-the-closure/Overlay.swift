// config: {"enable": ["conditional-modifier"]}
import SwiftUI

struct Crown: View {
  var body: some View { Image(systemName: "crown") }
}

struct Throne: View {
  @State private var isTaken = false
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      // fine: conditional-modifier -- only the crown comes and goes
      .overlay(alignment: .top) { if isTaken { Crown() } }
      // fine: conditional-modifier -- a value, no branch
      .opacity(isTaken ? 1 : 0.5)
      .onSubmit { isTaken = true }
  }
}
