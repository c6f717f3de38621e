// config: {"enable": ["representable-empty-update"]}
import SwiftUI

#if os(macOS)
  import AppKit

  struct RainBar: NSViewRepresentable {
    let millimetres: Double

    func makeNSView(context: Context) -> NSLevelIndicator {
      let bar = NSLevelIndicator()
      bar.doubleValue = millimetres
      return bar
    }

    // expect: representable-empty-update note
    func updateNSView(_ bar: NSLevelIndicator, context: Context) {}
  }
#else
  import UIKit

  struct RainBar: UIViewRepresentable {
    let millimetres: Float

    func makeUIView(context: Context) -> UIProgressView {
      let bar = UIProgressView()
      bar.progress = millimetres / 100
      return bar
    }

    // expect: representable-empty-update note
    func updateUIView(_ bar: UIProgressView, context: Context) {}
  }
#endif
