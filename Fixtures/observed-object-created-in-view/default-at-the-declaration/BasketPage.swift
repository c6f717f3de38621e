import SwiftUI

final class Basket: ObservableObject {
  @Published var apples = 0
}

struct BasketPage: View {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject var basket = Basket()

  var body: some View { Stepper("\(basket.apples)", value: $basket.apples) }
}

struct Market: View {
  @State private var isOpen = true

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    BasketPage()
  }
}
