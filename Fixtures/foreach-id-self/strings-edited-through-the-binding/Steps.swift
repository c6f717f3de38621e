import SwiftUI

struct Steps: View {
  @State private var steps = ["Peel", "Chop"]

  var body: some View {
    Form {
      // expect: foreach-id-self warning
      ForEach($steps, id: \.self) { $step in TextField("Step", text: $step) }
    }
  }
}
