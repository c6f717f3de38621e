import SwiftUI

struct Shop: View {
  @State private var isOpen = true  // fine: state-not-private -- private

  var body: some View { Toggle("Open", isOn: $isOpen) }
}
