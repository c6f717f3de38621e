import SwiftUI

func roundUp(_ weight: inout Int) { weight = (weight / 10 + 1) * 10 }

struct Scale: View {
  var weight = 42

  var body: some View {
    Button("\(weight) g") {
      roundUp(&weight)  // expect: mutating-plain-property error
    }
  }
}
