import SwiftUI

struct DownloadButton: View {
  let start: (Int) -> Void

  var body: some View {
    Button("Load") {
      @State var attempts = 0  // expect: local-state-variable warning `@State`
      attempts += 1
      start(attempts)
    }
  }
}
