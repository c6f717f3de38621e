import SwiftUI

extension TideClock: View {
  // fine: state-not-private -- no state here
  var body: some View { face.navigationTitle(Self.name) }
}
