// config: {"enable": ["observable-unchecked-sendable"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// expect: observable-unchecked-sendable note `@unchecked Sendable`
@Observable final class Ledger: @unchecked Sendable {
  var total = 0
}

struct LedgerPage: View {
  let ledger: Ledger

  var body: some View { Text("\(ledger.total)") }
}
