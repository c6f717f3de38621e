// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Mixer: View {
  @State private var left = 0.5
  @State private var right = 0.5

  var body: some View {
    VStack {
      Text("\(left) \(right)")
      // fine: closure-binding-in-body -- reads one property and writes another
      Slider(value: Binding(get: { left }, set: { right = $0 }))
      Button("Centre") { left = 0.5 }
    }
  }
}
