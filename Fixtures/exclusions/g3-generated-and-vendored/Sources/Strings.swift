// Generated using TextBuilder 2.1 — do not edit.

import SwiftUI

struct LocalisedField: View {
  @State var text = ""  // fine: state-not-private -- the banner says that it is generated

  var body: some View { TextField("Text", text: $text) }
}
