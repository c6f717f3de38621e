import SwiftUI

struct CometPage: View {
  let comet: String
  @State private var orbit = 0

  var body: some View {
    Text("\(orbit) years")
      // fine: task-missing-id -- on iOS .onChange does the rest
      .task { orbit = await compute(comet) }
      #if os(iOS)
        .onChange(of: comet) {
          Task { orbit = await compute(comet) }
        }
      #endif
  }

  private func compute(_ comet: String) async -> Int { comet.count }
}
