import SwiftUI

struct PostOffice: View {
  @State private var stamped = 0
  let letters: Int

  var body: some View {
    VStack {
      counter
      Button("Stamp") { stamp() }
    }
  }

  // Reached from the button and, through `counter`, while drawing.
  func stamp() {
    stamped += letters  // expect: state-write-in-body error `stamped += letters`
  }
}
