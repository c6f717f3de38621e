import SwiftUI

struct CoinView: View {
  @State private var isHeads = true

  var body: some View { Toggle("Heads", isOn: $isHeads) }
}

struct CoinView_Previews: PreviewProvider {
  static var previews: some View {
    CoinView().id(UUID())  // fine: unstable-view-id -- a preview
  }
}

#Preview {
  CoinView().id(UUID())  // fine: unstable-view-id -- a preview
}
