import SwiftUI
import UIKit

typealias Caption = String

struct CaptionView: UIViewRepresentable {
  var caption: Caption?

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    if let caption { label.text = caption }
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {}  // expect: representable-empty-update
}
