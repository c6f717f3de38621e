import SwiftUI

struct Measuring: ViewModifier {
  @Binding var width: CGFloat
  @AppStorage("width") private var stored = 0.0

  func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        let _ = DispatchQueue.main.async {  // expect: async-hop-write-in-body warning
          width = proxy.size.width
          stored = Double(proxy.size.width)
        }
        Color.clear.opacity(stored)
      }
    }
  }
}
