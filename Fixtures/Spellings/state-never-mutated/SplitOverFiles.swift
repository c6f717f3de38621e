import SwiftUI

struct Yacht: View {
  @Binding var area: Int  // expect: state-never-mutated note
  @Binding var crew: Int  // fine: state-never-mutated -- `$crew` goes to a control

  var body: some View {
    VStack {
      sail
      Stepper("\(crew)", value: $crew)
    }
  }
}
