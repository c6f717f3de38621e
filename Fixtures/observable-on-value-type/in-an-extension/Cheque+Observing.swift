import Combine

extension Cheque: ObservableObject {  // expect: observable-on-value-type error
  var text: String { "No. \(number)" }
}
