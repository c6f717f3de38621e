import LedgerMacros
import SwiftUI

@AutoTracked final class Ledger {
  var total = 0
}

@Announcing
final class Diary {
  var pages = 0
  func turn() { pages += 1 }
}

struct LedgerView: View {
  // fine: state-holds-unobserved-class -- the macro may observe
  @State private var ledger = Ledger()
  // fine: state-holds-unobserved-class -- the macro may observe
  @State private var diary: Diary? = Diary()

  var body: some View {
    Button("\(ledger.total) \(diary?.pages ?? 0)") {
      ledger.total += 1
      diary?.turn()
    }
  }
}
