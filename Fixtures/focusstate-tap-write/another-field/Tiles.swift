// config: {"enable": ["focusstate-tap-write"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Steps: View {
  @FocusState private var step: Int?

  var body: some View {
    HStack {
      Text("One")
        .focusable()
        .focused($step, equals: 1)
        .onTapGesture { step = 2 }  // fine: focusstate-tap-write -- on to the next one
      Text("Two")
        .focusable()
        .focused($step, equals: 2)
        .onTapGesture { step = nil }  // fine: focusstate-tap-write -- takes the focus away
      Text("Three")
        .focusable()
        .focused($step, equals: 3)
        // fine: focusstate-tap-write -- the first tap has long given the focus
        .onTapGesture(count: 2) { step = 3 }
    }
  }
}
