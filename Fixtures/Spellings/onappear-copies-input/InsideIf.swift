import SwiftUI

struct BreadTimer: View {
  let minutes: Int?
  @State private var text = "resting"

  var body: some View {
    Text(text)
      .onAppear {
        if let minutes {
          // expect: onappear-copies-input warning `text = "\(minutes) min"`
          text = "\(minutes) min"
        }
      }
  }
}
