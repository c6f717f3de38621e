import SwiftUI

struct TenchPond: View {
  @State private var tenches = 2
  private var visible: Range<Int> { 0..<tenches }

  var body: some View {
    VStack {
      // miss: foreach-nonconstant-range -- the range has a name of its own
      ForEach(visible) { Text("\($0)") }
      Stepper("\(tenches)", value: $tenches)
    }
  }
}
