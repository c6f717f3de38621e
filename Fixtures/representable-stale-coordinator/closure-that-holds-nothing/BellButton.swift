import SwiftUI
import UIKit

struct BellButton: UIViewRepresentable {
  let onRing: () -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(context.coordinator, action: #selector(Coordinator.ring), for: .touchUpInside)
    return button
  }

  // The first closure does what the next one does: it reaches the state, and a proxy that stays.
  // expect: representable-stale-coordinator note
  func updateUIView(_ button: UIButton, context: Context) {}

  final class Coordinator: NSObject {
    let parent: BellButton

    init(parent: BellButton) { self.parent = parent }

    @objc func ring() { parent.onRing() }
  }
}

struct BellTower: View {
  @State private var rings = 0

  var body: some View {
    ScrollViewReader { proxy in bell(proxy) }
    Text("\(rings)")
  }

  private func bell(_ proxy: ScrollViewProxy) -> some View {
    BellButton {
      rings += 1
      proxy.scrollTo(0)
    }
  }
}
