import SwiftUI

struct Horizon {
  var height: CGFloat = 0
}

struct Viewfinder<Content: View>: View {
  @State private var horizon: Horizon?
  @ViewBuilder let content: () -> Content

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let _ = Task { @MainActor in  // expect: async-hop-write-in-body warning
        horizon = Horizon(height: size.height)
      }
      content().opacity(horizon == nil ? 0 : 1)
    }
  }
}
