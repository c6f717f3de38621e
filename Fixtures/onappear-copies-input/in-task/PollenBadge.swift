import SwiftUI

struct PollenBadge: View {
  let grains: Int
  @State private var label = "none"

  var body: some View {
    Text(label)
      .task {
        // expect: onappear-copies-input warning `label = grains > 50 ? "high" : "low"`
        label = grains > 50 ? "high" : "low"
      }
  }
}
