import SwiftUI
import UIKit

struct ScrollWatcher: UIViewRepresentable {
  @Binding var offset: Double

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UIScrollView {
    let view = UIScrollView()
    view.delegate = context.coordinator
    return view
  }

  // fine: representable-stale-coordinator -- a binding is all there is
  func updateUIView(_ view: UIScrollView, context: Context) {}

  final class Coordinator: NSObject, UIScrollViewDelegate {
    var parent: ScrollWatcher

    init(parent: ScrollWatcher) { self.parent = parent }

    func scrollViewDidScroll(_ view: UIScrollView) { parent.offset = view.contentOffset.y }
  }
}
