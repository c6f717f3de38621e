import SwiftUI

#if canImport(UIKit)
  import UIKit

  struct FilmBox: UIViewRepresentable {
    @Binding var frames: Int

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
      frames = view.subviews.count  // expect: representable-update-writes-state warning
    }
  }
#endif
