import SwiftUI

struct MoonPhase: View {
  let day: Int
  @State private var name = ""

  var body: some View {
    Text(name)
      .task(priority: .background) {
        name = day < 15 ? "waxing" : "waning"  // expect: onappear-copies-input warning
      }
  }
}
