import SwiftUI

struct LineRow: View {
  @Binding var line: String

  var body: some View { TextField("Line", text: $line) }
}

struct LineRow_Previews: PreviewProvider {
  struct Demo: View {
    @State private var lines = ["One", "Two"]

    var body: some View {
      // fine: foreach-id-self -- a preview
      ForEach($lines, id: \.self) { $line in LineRow(line: $line) }
    }
  }

  static var previews: some View { Demo() }
}
