import SwiftUI

struct AugustPage<Harvest: View>: View {
  @Binding var isReaping: Bool
  @ViewBuilder let harvest: () -> Harvest

  var body: some View {
    ZStack {
      #if os(iOS)
        if isReaping {
          ProgressView()
        } else {
          // expect: task-on-conditional-branch warning
          harvest().task { await reap() }
        }
      #else
        if !isReaping {
          // expect: task-on-conditional-branch warning
          harvest().padding().task { await reap() }.border(.yellow)
        }
      #endif
    }
  }

  private func reap() async {
    isReaping = true
    await Task.yield()
    isReaping = false
  }
}
