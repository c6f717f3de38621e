import SwiftUI
import UIKit

struct StudioPage: View {
  @State private var bright = 0

  var body: some View {
    LampBox(bright: $bright)
    Text("\(bright)")
  }

  private struct LampBox: UIViewRepresentable {
    @Binding var bright: Int

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
      view.subviews.forEach { lamp in
        // miss: representable-update-writes-state -- the type of `subviews` is not known
        bright += lamp.tag
      }
    }
  }
}
