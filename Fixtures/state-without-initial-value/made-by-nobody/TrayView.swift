import SwiftUI

struct TrayView: View {
  @State private var cups: Int  // expect: state-without-initial-value note `@State`

  var body: some View { Stepper("\(cups) cups", value: $cups) }
}
