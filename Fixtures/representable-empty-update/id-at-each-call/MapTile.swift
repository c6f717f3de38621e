// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct MapTile: UIViewRepresentable {
  let style: String

  func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: style)) }

  // fine: representable-empty-update -- another style is another view
  func updateUIView(_ view: UIImageView, context: Context) {}
}

struct MapPage: View {
  @State private var style = "hills"

  var body: some View {
    VStack {
      MapTile(style: style).id(style)
      Button("Roads") { style = "roads" }
    }
  }
}
