import SwiftUI

struct PathList: View {
  let paths: [String]
  @State private var path: String?
  @State private var isShown = false

  var body: some View {
    VStack {
      ForEach(paths, id: \.self) { name in
        Button(name) {
          path = name
          isShown = true
        }
      }
      Button("Last one") { isShown = true }
    }
    // fine: sheet-ispresented-stale-item -- also opened without setting the path
    .sheet(isPresented: $isShown) { Text(path ?? "") }
  }
}

struct TrailList: View {
  let trails: [String]
  let onChoose: (String) -> Void
  @State private var trail: String?
  @State private var isShown = false

  var body: some View {
    ForEach(trails, id: \.self) { name in
      Button(name) {
        trail = name
        onChoose(name)
        isShown = true
      }
    }
    // fine: sheet-ispresented-stale-item -- the parent hears of it, and may draw this view anew
    .sheet(isPresented: $isShown) { Text(trail ?? "") }
  }
}

struct ForkList: View {
  @State private var fork = ""
  @State private var isShown = false

  var body: some View {
    Button("Choose") { choose(isLeft: true) }
      // fine: sheet-ispresented-stale-item -- the fork is set on one way, the sheet opened on another
      .sheet(isPresented: $isShown) { Text(fork) }
  }

  private func choose(isLeft: Bool) {
    if isLeft {
      fork = "left"
    } else {
      isShown = true
    }
  }
}
