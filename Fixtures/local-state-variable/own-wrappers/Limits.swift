import LimitKit
import SwiftUI

@propertyWrapper struct AtMostTen {
  private var stored: Int
  var wrappedValue: Int {
    get { stored }
    set { stored = min(newValue, 10) }
  }

  init(wrappedValue: Int) { stored = min(wrappedValue, 10) }
}

struct LimitView: View {
  let wish: Int

  var body: some View {
    @AtMostTen var limit = wish  // fine: local-state-variable -- a wrapper that keeps nothing
    @Measured var width = wish  // fine: local-state-variable -- a wrapper of another module
    return Text("\(limit) \(width)")
  }
}
