import SwiftUI

protocol CheckoutPresenting: AnyObject {
  var total: Int { get }
  func addCoffee()
}

final class CheckoutPresenter: ObservableObject, CheckoutPresenting {
  @Published private(set) var total = 0
  func addCoffee() { total += 3 }
}

struct CheckoutPage: View {
  // Whatever stands behind the protocol is an ObservableObject.
  let presenter: any CheckoutPresenting  // expect: unobserved-object-property warning

  var body: some View {
    VStack {
      Text("\(presenter.total) €")
      Button("Coffee") { presenter.addCoffee() }
    }
  }
}
