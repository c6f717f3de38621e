import SwiftUI

struct Needle: View {
  @Binding var angle: Double

  var body: some View { Slider(value: $angle, in: 0...90) }
}

struct Needle_Previews: PreviewProvider {
  struct Demo: View {
    @State private var angles = [10.0, 20]

    var body: some View {
      VStack {
        // fine: foreach-nonconstant-range -- a preview
        ForEach(0..<angles.count) { Needle(angle: $angles[$0]) }
        Button("More") { angles.append(30) }
      }
    }
  }

  static var previews: some View { Demo() }
}
