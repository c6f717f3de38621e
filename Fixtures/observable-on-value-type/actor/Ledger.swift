import SwiftUI

@Observable actor Ledger {  // expect: observable-on-value-type error
  var balance = 0
  func add(_ amount: Int) { balance += amount }
}
