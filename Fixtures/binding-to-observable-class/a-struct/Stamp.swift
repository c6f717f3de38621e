// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Stamp {
  var price = 85
}

struct StampField: View {
  @Binding var stamp: Stamp  // fine: binding-to-observable-class -- a struct needs its place

  var body: some View { Stepper("\(stamp.price)", value: $stamp.price) }
}
