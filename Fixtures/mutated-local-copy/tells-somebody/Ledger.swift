import SwiftUI

final class LedgerFile {
  var lines = 0
}

struct Ledger {
  var title = "" {
    didSet { print(title) }
  }
  var file = LedgerFile()
  var sum = 0
  mutating func store() {
    sum = 0
    UserDefaults.standard.set(title, forKey: "ledger")
  }
}

struct LedgerView: View {
  @State private var ledger = Ledger()

  var body: some View {
    Text("\(ledger.title) \(ledger.file.lines) \(ledger.sum)")
    Button("Note") {
      var noted = ledger
      noted.title = "May"  // fine: mutated-local-copy -- the observer prints it
      var filed = ledger
      filed.file.lines += 1  // fine: mutated-local-copy -- changes the object inside
      var stored = ledger
      stored.store()  // fine: mutated-local-copy -- writes it to disk
      var counted = ledger
      for line in 0..<3 {
        if counted.sum > 3 { print(line) }
        counted.sum += line  // fine: mutated-local-copy -- read in the next round
      }
      ledger.sum = 1
    }
  }
}
