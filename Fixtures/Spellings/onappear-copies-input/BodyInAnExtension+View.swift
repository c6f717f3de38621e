import SwiftUI

extension RopeLadder: View {
  var body: some View {
    Text(label)
      .onAppear { label = "\(rungs) rungs" }  // expect: onappear-copies-input warning
  }
}
