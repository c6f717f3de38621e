import SwiftUI

struct Order {
  var table = 1
  var isPaid = false
}

@Observable final class Waiter {
  var isBusy = false
}

final class Kitchen2: ObservableObject {
  @Published var note = ""
}

struct OrderForm: View {
  @State private var order = Order()
  @Bindable var waiter: Waiter
  @ObservedObject var kitchen: Kitchen2

  var body: some View {
    Toggle("Paid", isOn: order.isPaid)  // expect: binding-argument-missing-dollar error
    Toggle("Busy", isOn: waiter.isBusy)  // expect: binding-argument-missing-dollar error
    TextField("Note", text: kitchen.note)  // expect: binding-argument-missing-dollar error
    Stepper("\(order.table)", value: $order.table)
  }
}
