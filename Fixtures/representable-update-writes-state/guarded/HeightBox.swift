import SwiftUI
import UIKit

struct HeightBox: UIViewRepresentable {
  let text: String
  @Binding var height: CGFloat
  @Binding var width: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    let size = view.contentSize
    if size.height != height {
      height = size.height  // expect: representable-update-writes-state note `height = size.height`
    }
    guard width != size.width else { return }
    width = size.width  // expect: representable-update-writes-state note `width = size.width`
  }
}
