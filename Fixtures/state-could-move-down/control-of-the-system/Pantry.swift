// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Pantry: View {
  @State private var jars = 3  // fine: state-could-move-down -- a control of SwiftUI takes it

  var body: some View {
    VStack {
      Text("Pantry")
      Stepper("\(jars) jars", value: $jars)
    }
  }
}
