import SwiftUI

struct Labelled: View {
  let text: (Int) -> String
  var onTap: () -> Void = {}

  var body: some View { Text(text(3)).onTapGesture(perform: onTap) }
}

struct Pricing: View {
  @State private var calls = 0

  var body: some View {
    Labelled { number in
      // fine: state-write-in-body -- a closure that returns a String may run at any time
      calls += 1
      return "\(number) €"
    } onTap: {
      calls = 0  // fine: state-write-in-body -- an action
    }
    Text("\(calls)")
  }
}
