import SwiftUI

extension Boat {
  var keel: some View {
    Capsule().animation(.default)  // expect: animation-without-value warning
  }
}
