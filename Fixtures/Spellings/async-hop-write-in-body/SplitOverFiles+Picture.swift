import SwiftUI

extension Spyglass {
  @ViewBuilder var picture: some View {
    let _ = keep()
    Text("\(zoom) of \(widest)")
  }

  func keep() {
    DispatchQueue.main.async {  // expect: async-hop-write-in-body warning
      widest = max(widest, zoom)
    }
  }
}
