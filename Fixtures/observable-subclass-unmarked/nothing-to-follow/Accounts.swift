import SwiftUI

@Observable class Ledger {
  var entries: [Int] = []
  var title: String { "Ledger" }
}

// Constants, computed properties, statics and methods.
final class YearLedger: Ledger {  // fine: observable-subclass-unmarked -- no stored `var`
  let year = 2024
  static var count = 0
  var sum: Int { entries.reduce(0, +) }
  override var title: String { "Ledger \(year)" }
  func add() { entries.append(1) }
}

struct LedgerView: View {
  @State private var ledger = YearLedger()

  var body: some View { Button("\(ledger.title): \(ledger.sum)") { ledger.add() } }
}
