import SwiftUI

struct TideGauge: View {
  @State private var width: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      // expect: async-hop-write-in-body warning
      let _ = DispatchQueue.main.async { width = proxy.size.width }
      Text("\(width)")
    }
  }
}
