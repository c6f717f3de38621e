import Combine
import Observation
import SwiftData

@Observable final class Bank {  // fine: observable-on-value-type -- a class
  var name = "Bank"
}

final class OldBank: ObservableObject {  // fine: observable-on-value-type -- a class
  @Published var name = "Bank"
}

@Model final class Account2 {  // fine: observable-on-value-type -- a class
  var owner = ""
  init() {}
}

protocol BankModel: ObservableObject {  // fine: observable-on-value-type -- a protocol
  var name: String { get }
}

extension OldBank: BankModel {}

struct Branch {  // fine: observable-on-value-type -- a struct that asks for nothing
  var bank: OldBank
}
