import SwiftUI

struct OakView: View {
  @SwiftUI.State private var rings = 0
  @State fileprivate var leaves: [String] = []

  var body: some View {
    let _ = (self.rings += 1)  // expect: state-write-in-body error `self.rings += 1`
    // expect: state-write-in-body error `self.leaves.append("leaf")`
    let _ = self.leaves.append("leaf")
    let _: Void = (rings *= 2)  // expect: state-write-in-body error `rings *= 2`
    Text("\(rings) \(leaves.count)")
  }
}
