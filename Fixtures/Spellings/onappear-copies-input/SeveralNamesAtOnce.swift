import SwiftUI

struct Signature: View {
  let first, last: String
  @State private var initials = ""

  var body: some View {
    Text(initials)
      .onAppear {
        // expect: onappear-copies-input warning `initials = "\(first.prefix(1))\(last.prefix(1))"`
        initials = "\(first.prefix(1))\(last.prefix(1))"
      }
  }
}
