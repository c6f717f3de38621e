import SwiftUI

protocol Refreshing {
  func refresh()
}

struct Sample: Refreshing {  // fine: observable-on-value-type -- a protocol for any type
  func refresh() {}
}

struct ObservableObjectName {  // fine: observable-on-value-type -- only the name is like it
  let text: String
}

struct Holder<Model: ObservableObject> {  // fine: observable-on-value-type -- a constraint
  let model: Model
}
