import SwiftUI

final class Washer {
  private(set) var minutes = 60
  private(set) var isDone = false

  func start() async {
    while minutes > 0 {
      try? await Task.sleep(for: .seconds(60))
      tick()
    }
  }

  private func tick() {
    minutes -= 1
    isDone = minutes == 0
  }
}

struct WasherPanel: View {
  let washer: Washer  // expect: unobserved-class-read-in-body warning `washer`

  var body: some View {
    Text(washer.isDone ? "Done" : "\(washer.minutes) min")
      .task { await washer.start() }
  }
}
