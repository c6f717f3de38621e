import SwiftUI

struct Seeded: View {
  @State private var amount: Int
  @State private var tags: [String]

  init(initialAmount: Int) {
    _amount = State(initialValue: initialAmount)  // fine: state-write-in-body -- initialisation
    var tags = ["new"]
    tags.append("\(initialAmount)")  // fine: state-write-in-body -- a local in init
    _tags = State(initialValue: ["new"])
  }

  var body: some View {
    Stepper("\(amount) \(tags.count)", value: $amount)
    Button("Tag") { tags.append("x") }
  }
}
