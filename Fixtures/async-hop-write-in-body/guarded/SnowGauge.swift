import SwiftUI

struct SnowGauge: View {
  @State private var depth: CGFloat = 0
  @State private var width: CGFloat = 0

  var body: some View {
    GeometryReader { proxy -> Text in
      if proxy.size.height != depth {
        DispatchQueue.main.async {  // expect: async-hop-write-in-body note
          depth = proxy.size.height
        }
      }
      DispatchQueue.main.async {  // expect: async-hop-write-in-body note
        if width != proxy.size.width { width = proxy.size.width }
      }
      return Text("\(depth) \(width)")
    }
  }
}
