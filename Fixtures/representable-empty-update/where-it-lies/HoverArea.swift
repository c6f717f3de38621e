// config: {"enable": ["representable-empty-update"]}
import AppKit
import SwiftUI

struct HoverArea: NSViewRepresentable {
  let frame: CGRect

  func makeNSView(context: Context) -> NSView { NSView(frame: frame) }

  // fine: representable-empty-update -- SwiftUI itself sets where the view lies
  func updateNSView(_ view: NSView, context: Context) {}
}

struct HoverPage: View {
  var body: some View {
    GeometryReader { proxy in HoverArea(frame: proxy.frame(in: .global)) }
  }
}
