import SwiftUI

@Observable struct Invoice {  // expect: observable-on-value-type error
  var amount = 0.0
  var isPaid = false
}

struct Receipt {  // fine: observable-on-value-type -- a plain struct
  var amount = 0.0
}
