import SwiftUI

extension Beacon {
  func light() { isLit = true }
}

struct Coast: View {
  let beacon = Beacon()

  var body: some View {
    #if os(iOS)
      beacon.onAppear { beacon.light() }  // expect: method-call-on-child-view note
    #else
      beacon.onAppear { beacon.light() }  // expect: method-call-on-child-view note
    #endif
  }
}
