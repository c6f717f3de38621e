import SwiftUI

struct BeeBox: View {
  let frames: Int
  @SwiftUI.State private var summary: String = ""

  var body: some View {
    Text(summary)
      .onAppear { summary = "\(frames) frames" }  // expect: onappear-copies-input warning
  }
}
