import SwiftUI

struct Lighthouse: View {
  let ships: Int
  @SwiftUI.State private var seen: Set<Int> = []

  var body: some View {
    DispatchQueue.main.async(execute: {  // expect: async-hop-write-in-body warning
      self.seen.insert(self.ships)
    })
    return Text("\(self.seen.count)")
  }
}
