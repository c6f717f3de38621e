import SwiftUI

struct TideLabel: View {
  let harbour: String
  @State private var caption = ""

  var body: some View {
    Text(caption)
      // expect: onappear-copies-input warning `caption = "Tides of \(harbour)"`
      .onAppear { caption = "Tides of \(harbour)" }
  }
}

struct HarbourPage: View {
  @State private var harbour = "Whitby"

  var body: some View {
    TideLabel(harbour: harbour)
    Button("Next harbour") { harbour = "Robin Hood's Bay" }
  }
}
