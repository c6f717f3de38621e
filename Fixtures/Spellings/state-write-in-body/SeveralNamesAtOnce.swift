import SwiftUI

// The compiler refuses two names behind one wrapper, and people write it all the same.
struct BirchView: View {
  @State private var white = 1, black = 2

  var body: some View {
    let _ = (white += 1)  // expect: state-write-in-body error `white += 1`
    let _ = (black += 1)  // expect: state-write-in-body error `black += 1`
    Text("\(white) \(black)")
  }
}
