import SwiftUI

struct Invoice: Identifiable {
  let id: Int
  var isPaid = false
}

final class InvoicePresenter {
  var title: String
  var isPaid: Bool

  init(_ invoice: Invoice) {
    title = "Invoice \(invoice.id)"
    isPaid = invoice.isPaid
    if isPaid { title += " (paid)" }
  }
}

struct InvoiceRow: View {
  // fine: unobserved-class-read-in-body -- made anew for each update, and never changed later
  let presenter: InvoicePresenter

  var body: some View { Text(presenter.title).bold(presenter.isPaid) }
}

struct InvoiceList: View {
  @State private var invoices = [Invoice(id: 1), Invoice(id: 2)]

  var body: some View {
    ForEach($invoices) { $invoice in
      InvoiceRow(presenter: InvoicePresenter(invoice))
      Toggle("Paid", isOn: $invoice.isPaid)
    }
  }
}
