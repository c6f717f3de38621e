import SwiftUI

@Observable final class Ledger { var pages = 1 }

struct LedgerView: View {
  let ledger: Ledger
  var turn: () -> Ledger = { Ledger() }  // fine: object-created-in-body -- made when somebody asks

  var body: some View { Button("\(ledger.pages)") { ledger.pages += 1 } }
}

struct LedgerDesk: View {
  @State private var ledger = Ledger()
  @State private var spare: Ledger?

  var body: some View {
    // fine: object-created-in-body -- a closure that runs later
    LedgerView(ledger: ledger, turn: { Ledger() })
    Text("\(Ledger.self)")  // fine: object-created-in-body -- the type, not an object
    Button("New") { spare = Ledger() }  // fine: object-created-in-body -- an action
    Button("Old", action: reset)
  }

  private func reset() {
    let old = Ledger()  // fine: object-created-in-body -- only an action calls this
    spare = old
  }
}
