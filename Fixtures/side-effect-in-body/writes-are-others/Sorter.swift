import SwiftUI

struct Sorter: View {
  let count: Int
  @State private var most = 0

  var body: some View {
    // fine: side-effect-in-body -- it writes state, which is another rule's
    // expect: async-hop-write-in-body warning
    let _ = DispatchQueue.main.async { most = max(most, count) }
    Text("\(most)")
  }
}
