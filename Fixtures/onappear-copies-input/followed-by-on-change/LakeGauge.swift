import SwiftUI

struct LakeGauge: View {
  let level: Double
  @State private var text = ""

  var body: some View {
    Text(text)
      .onAppear { text = level.formatted() }  // fine: onappear-copies-input -- .onChange follows
      .onChange(of: level) { text = level.formatted() }
  }
}

struct LakeTitle: View {
  let lake: String
  @State private var title = ""

  var body: some View {
    Text(title)
      // fine: onappear-copies-input -- .onChange follows, from another view of this host
      .onAppear { title = lake.capitalized }
      .background {
        Color.blue.onChange(of: lake) { refresh() }
      }
  }

  private func refresh() { title = lake.capitalized }
}
