import SwiftUI

struct TroutPond: View {
  @SwiftUI.State private var trout = ["Bill"]

  var body: some View {
    // expect: foreach-nonconstant-range error
    SwiftUI.ForEach(0..<self.trout.count) { Text(self.trout[$0]) }
    Button("Catch") { self.trout.removeLast() }
  }
}
