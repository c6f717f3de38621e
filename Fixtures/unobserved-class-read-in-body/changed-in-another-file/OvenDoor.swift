import SwiftUI

struct OvenDoor: View {
  let oven: Oven  // expect: unobserved-class-read-in-body warning `oven`
  let cook: Cook

  var body: some View {
    Button("\(oven.degrees)°") { cook.heat(oven) }
  }
}
