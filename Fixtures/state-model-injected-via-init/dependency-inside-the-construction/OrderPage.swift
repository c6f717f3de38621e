import SwiftUI

struct OrderService {
  func fetch() -> [String] { ["Tea"] }
}

@Observable final class OrderModel {
  private let service: OrderService
  var orders: [String] = []
  init(service: OrderService) { self.service = service }
  func load() { orders = service.fetch() }
}

final class InvoiceModel: ObservableObject {
  let number: Int
  @Published var isPaid = false
  init(number: Int) { self.number = number }
}

struct OrderPage: View {
  @State private var model: OrderModel

  init(service: OrderService) {
    // fine: state-model-injected-via-init -- no caller is known to give another one later
    _model = State(initialValue: OrderModel(service: service))
  }

  var body: some View {
    List(model.orders, id: \.self) { Text($0) }.onAppear { model.load() }
  }
}

struct InvoicePage: View {
  @StateObject private var invoice: InvoiceModel

  init(number: Int) {
    // fine: state-model-injected-via-init -- no caller is known to give another one later
    _invoice = StateObject(wrappedValue: InvoiceModel(number: number))
  }

  var body: some View { Toggle("Invoice \(invoice.number) paid", isOn: $invoice.isPaid) }
}
