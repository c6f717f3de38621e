import SwiftUI

struct Turnstile: View {
  var body: some View {
    @State var guests = 0  // expect: local-state-variable warning `@State`
    return Button("\(guests) guests") { guests += 1 }
  }
}

struct Gate: View {
  let title: String

  var body: some View {
    @State var isOpen = false  // expect: local-state-variable warning `@State`
    Text(title)
    Toggle("Open", isOn: $isOpen)
  }
}
