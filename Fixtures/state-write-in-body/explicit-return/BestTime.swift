import SwiftUI

struct BestTime: View {
  @State private var best = 0
  let current: Int

  var body: some View {
    best = max(best, current)  // expect: state-write-in-body error `best = max(best, current)`
    return Text("\(best)")
  }
}
