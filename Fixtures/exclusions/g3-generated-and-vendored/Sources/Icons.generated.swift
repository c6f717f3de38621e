import SwiftUI

struct GeneratedIcon: View {
  @State var size = 12.0  // fine: state-not-private -- `.generated.swift`

  var body: some View { Slider(value: $size) }
}
