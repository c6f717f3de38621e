import SwiftUI

struct Pulse: View {
  @State private var beats = 0

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let _ = (beats += 1)  // expect: state-write-in-body error `beats += 1`
      Text("\(context.date.formatted()), beat \(beats)")
    }
  }
}
