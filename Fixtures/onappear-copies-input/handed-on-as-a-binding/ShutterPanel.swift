import SwiftUI

struct ShutterPanel: View {
  let speed: Double
  @State private var chosen = 0.0

  var body: some View {
    VStack {
      Text("1/\(chosen)")
      Slider(value: $chosen, in: 0...1000)
    }
    .onAppear { chosen = speed }  // fine: onappear-copies-input -- the slider changes the copy
  }
}
