import SwiftUI

struct Shell: View {
  @FocusState var isFocused: Bool

  var body: some View { pearl }
}
