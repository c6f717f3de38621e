import SwiftUI

struct Receipt: Identifiable {
  let id: Int
  var total: Double
}

struct ReceiptSheet: View {
  let receipt: Receipt
  @State private var tip = 0.0

  var body: some View {
    Text("Tip: \(tip)")
      // fine: onappear-copies-input -- each presentation is a new view
      .onAppear { tip = receipt.total / 10 }
  }
}

struct ReceiptList: View {
  let receipts: [Receipt]
  @State private var opened: Receipt?

  var body: some View {
    List(receipts) { receipt in
      Button("No. \(receipt.id)") { opened = receipt }
    }
    .sheet(item: $opened) { receipt in ReceiptSheet(receipt: receipt) }
  }
}
