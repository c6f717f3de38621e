import SwiftUI

struct AmountPanel: View {
  @State private var amount: Int

  init(amount: Int) {
    // fine: state-initialized-from-input -- pushed screens start afresh
    _amount = State(initialValue: amount)
  }

  var body: some View { Stepper("\(amount) €", value: $amount) }
}

struct Accounts: View {
  let amounts: [Int]
  @State private var total = 0

  var body: some View {
    NavigationStack {
      List(amounts, id: \.self) { amount in
        NavigationLink("Account of \(amount)", value: amount)
      }
      .navigationDestination(for: Int.self) { amount in AmountPanel(amount: amount) }
      .toolbar {
        NavigationLink {
          AmountPanel(amount: total)
        } label: {
          Text("All")
        }
        Button("Sum") { total = amounts.reduce(0, +) }
      }
    }
  }
}
