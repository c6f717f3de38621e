import SwiftUI

struct Badge: View {
  @State private var isNew = true

  var body: some View {
    VStack {
      // fine: branch-changes-identity -- a text has no state
      if isNew { Text("New").bold() } else { Text("New") }
      // fine: branch-changes-identity -- an image has none
      if isNew { Image(systemName: "star").font(.title) } else { Image(systemName: "star") }
      // fine: branch-changes-identity -- a label has none
      if isNew { Label("New", image: "star").bold() } else { Label("New", image: "star") }
      // fine: branch-changes-identity -- a colour has none
      if isNew { Color.red.frame(height: 4) } else { Color.red }
      // fine: branch-changes-identity -- a shape has none
      if isNew { Circle().fill(.red) } else { Circle() }
      // fine: branch-changes-identity -- a button has none that anybody misses
      if isNew { Button("Seen") { isNew = false }.bold() } else { Button("Seen") { isNew = false } }
      // fine: branch-changes-identity -- lines and gaps
      if isNew { Divider().padding() } else { Divider() }
      // fine: branch-changes-identity -- it only turns
      if isNew { ProgressView().tint(.red) } else { ProgressView() }
    }
  }
}
