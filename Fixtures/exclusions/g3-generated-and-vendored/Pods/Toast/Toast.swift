import SwiftUI

struct Toast: View {
  @State var isShown = false  // fine: state-not-private -- vendored

  var body: some View { Toggle("Toast", isOn: $isShown) }
}
