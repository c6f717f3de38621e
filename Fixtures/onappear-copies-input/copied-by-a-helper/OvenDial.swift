import SwiftUI

struct OvenDial: View {
  let celsius: Int
  @State private var gasMark = 0

  var body: some View {
    Text("Gas mark \(gasMark)")
      .onAppear(perform: convert)
  }

  private func convert() {
    gasMark = (celsius - 121) / 14  // expect: onappear-copies-input warning
  }
}
