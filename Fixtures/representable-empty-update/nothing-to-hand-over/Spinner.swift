// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct Spinner: UIViewRepresentable {
  private let size = 40.0
  static let tint = UIColor.gray

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView()
    spinner.frame.size = CGSize(width: size, height: size)
    spinner.color = Self.tint
    spinner.startAnimating()
    return spinner
  }

  // fine: representable-empty-update -- constants only
  func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) {}
}
