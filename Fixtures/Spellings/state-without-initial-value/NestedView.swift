import SwiftUI

enum Orchard {
  struct Tree: View {
    @State private var apples: Int  // expect: state-without-initial-value error `@State`

    var body: some View { Stepper("\(apples)", value: $apples) }
  }

  struct Rows: View {
    var body: some View {
      ForEach(0..<3) { _ in Tree(apples: 12) }
    }
  }
}
