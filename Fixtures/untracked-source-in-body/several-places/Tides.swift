// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

final class Tides {
  static let shared = Tides()
  var heights: [Double] = []

  func load() async { heights = [1.2, 3.4] }
}

struct TideList: View {
  var body: some View {
    // expect: untracked-source-in-body note `Tides.shared.heights`
    ForEach(Tides.shared.heights, id: \.self) { Text("\($0) m") }
      // fine: untracked-source-in-body -- the same source, named above
      .animation(.default, value: Tides.shared.heights)
    Button("Load") { Task { await Tides.shared.load() } }
  }
}
