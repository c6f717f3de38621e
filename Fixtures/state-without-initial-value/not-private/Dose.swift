import SwiftUI

struct Dose: View {
  // fine: state-without-initial-value -- compiles: the initialiser is not private
  @State var drops: Int

  var body: some View { Stepper("\(drops) drops", value: $drops) }
}

struct Pharmacy: View {
  var body: some View { Dose(drops: 5) }
}
