import SwiftUI

struct Ferry {
  // fine: state-not-private -- a nested type of the name, no attribute
  enum State { case moored, sailing }
  var state: State = .moored
}

struct FerryBadge: View {
  let ferry: Ferry
  // fine: state-not-private -- the word stands in a comment: @State var isLate = false
  private var text: String {
    // fine: state-not-private -- and here in a string
    let hint = "write @State var isLate = false"
    return ferry.state == .moored ? "Moored" : hint
  }

  var body: some View { Text(text) }
}
