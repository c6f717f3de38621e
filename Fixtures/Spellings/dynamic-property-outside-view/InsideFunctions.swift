import SwiftUI

func makeCounter() -> AnyObject {
  final class Counter {
    @State var count = 0  // expect: dynamic-property-outside-view warning `@State`
  }
  return Counter()
}

struct CounterPage: View {
  var body: some View {
    struct Digits: View {
      @State private var value = 0  // fine: dynamic-property-outside-view -- a view inside a body
      var body: some View { Stepper("\(value)", value: $value) }
    }
    return Digits()
  }
}
