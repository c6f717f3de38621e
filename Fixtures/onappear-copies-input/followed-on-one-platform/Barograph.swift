import SwiftUI

struct Barograph: View {
  let pressure: Int
  @State private var line = ""

  var body: some View {
    Text(line)
      // fine: onappear-copies-input -- on iOS .onChange follows
      .onAppear { line = "\(pressure) hPa" }
      #if os(iOS)
        .onChange(of: pressure) { line = "\(pressure) hPa" }
      #endif
  }
}
