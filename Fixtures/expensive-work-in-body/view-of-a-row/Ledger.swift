import SwiftUI

struct Entry: Identifiable {
  let id: Int
  let amount: Double
}

struct EntryRow: View {
  let entry: Entry

  var body: some View {
    let formatter = NumberFormatter()  // expect: expensive-work-in-body warning `NumberFormatter()`
    Text(formatter.string(from: NSNumber(value: entry.amount)) ?? "")
  }
}

struct Total: View {
  let amount: Double

  var body: some View {
    let formatter = NumberFormatter()  // expect: expensive-work-in-body note `NumberFormatter()`
    Text(formatter.string(from: NSNumber(value: amount)) ?? "")
  }
}

struct Ledger: View {
  let entries: [Entry]

  var body: some View {
    List(entries) { entry in EntryRow(entry: entry) }
    Total(amount: entries.reduce(0) { $0 + $1.amount })
  }
}
