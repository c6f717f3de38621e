// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import WebKit

struct PageView: UIViewRepresentable {
  let address: URL

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.load(URLRequest(url: address))
    return view
  }

  // expect: representable-empty-update note
  func updateUIView(_ view: WKWebView, context: Context) {}
}

struct LinkRow: View {
  let address: URL

  var body: some View {
    Text(address.absoluteString)
      .contextMenu {
        Button("Copy") {}
      } preview: {
        PageView(address: address)
      }
  }
}
