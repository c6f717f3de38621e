import SwiftUI

struct DiceTray: View {
  @State private var rolls = 0

  var body: some View {
    VStack {
      Button("\(rolls) rolls") { rolls += 1 }
      Die().id(Int.random(in: 1...6))  // expect: unstable-view-id warning `Int.random(in: 1...6)`
      // expect: unstable-view-id warning `Double.random(in: 0..<1)`
      Die().id(Double.random(in: 0..<1))
      Die().id(arc4random())  // expect: unstable-view-id warning `arc4random()`
      // expect: unstable-view-id warning `arc4random_uniform(100)`
      Die().id(arc4random_uniform(100))
    }
  }
}

struct Die: View {
  @State private var isHeld = false

  var body: some View { Toggle("Hold", isOn: $isHeld) }
}
