import SwiftUI

struct Memo: View {
  @State var text = ""
  @FocusState var isFocused: Bool

  var body: some View { field.onAppear { start() } }
}
