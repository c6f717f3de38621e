import SwiftUI

struct PlotView: View {
  let number: UUID?
  @State private var beets = 4

  var body: some View {
    Stepper("\(beets) beets", value: $beets)
      .id(number ?? UUID())  // expect: unstable-view-id warning `number ?? UUID()`
  }
}
