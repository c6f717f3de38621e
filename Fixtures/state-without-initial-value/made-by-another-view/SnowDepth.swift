import SwiftUI

struct SnowDepth: View {
  @State private var centimetres: Int  // expect: state-without-initial-value error `@State`

  var body: some View { Stepper("\(centimetres) cm", value: $centimetres) }
}

struct SlopePage: View {
  var body: some View { SnowDepth(centimetres: 40) }
}
