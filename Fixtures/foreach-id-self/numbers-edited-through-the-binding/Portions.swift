import SwiftUI

struct Portions: View {
  @Binding var portions: [Int]

  var body: some View {
    // expect: foreach-id-self warning
    List($portions, id: \.self) { $portion in
      Stepper("\(portion)", value: $portion)
    }
  }
}
