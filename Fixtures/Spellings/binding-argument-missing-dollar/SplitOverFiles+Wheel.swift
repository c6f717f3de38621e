import SwiftUI

struct ValveWheel {
  @Binding var turns: Int
}

extension ValveWheel: View {
  var body: some View { Stepper("\(turns)", value: $turns) }
}
