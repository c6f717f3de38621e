import SwiftUI
import WebKit

struct WebBox: UIViewRepresentable {
  let url: URL
  @Binding var title: String

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.load(URLRequest(url: url))
    readTitle(of: view)
  }

  private func readTitle(of view: WKWebView) {
    title = view.title ?? ""  // expect: representable-update-writes-state warning
  }
}
