import SwiftUI

struct Refreshed: ViewModifier {
  func body(content: Content) -> some View {
    content.id(UUID())  // expect: unstable-view-id warning `UUID()`
  }
}

struct Ticker: View {
  @State private var price = 10

  var body: some View { Stepper("\(price)", value: $price).modifier(Refreshed()) }
}
