import SwiftUI

struct CraneView: View {
  @State private var height: Double  // expect: state-without-initial-value

  var body: some View { Slider(value: $height) }
}

#Preview {
  CraneView(height: 0.4)
}
