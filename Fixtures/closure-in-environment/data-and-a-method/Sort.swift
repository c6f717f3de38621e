// config: {"enable": ["closure-in-environment"]}
import SwiftUI

enum Order { case name, size }

struct SortAction {
  var order = Order.name
  func callAsFunction(_ names: [String]) -> [String] {
    order == .name ? names.sorted() : names.sorted { $0.count < $1.count }
  }
}

@Observable final class Handler {
  var count = 0
  @ObservationIgnored var onChange: () -> Void = {}
}

extension EnvironmentValues {
  @Entry var sort = SortAction()  // fine: closure-in-environment -- data only
  // fine: closure-in-environment -- an object, compared by reference
  @Entry var handler: Handler? = nil
}
