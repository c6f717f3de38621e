import SwiftUI

struct Payment: ObservableObject {  // expect: observable-on-value-type error
  var amount = 0
}

enum PaymentKind: String, ObservableObject {  // expect: observable-on-value-type error
  case card, cash
}
