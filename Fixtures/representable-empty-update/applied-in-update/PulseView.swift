// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct PulseView: UIViewRepresentable {
  let beats: Int
  let color: UIColor

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "\(beats)"
    return label
  }

  // fine: representable-empty-update -- hands the value over
  func updateUIView(_ label: UILabel, context: Context) { label.text = "\(beats)" }
}

struct PulseBar: UIViewRepresentable {
  let beats: Float

  func makeUIView(context: Context) -> UIProgressView {
    let bar = UIProgressView()
    fill(bar)
    return bar
  }

  // fine: representable-empty-update -- a helper hands the value over
  func updateUIView(_ bar: UIProgressView, context: Context) { fill(bar) }

  private func fill(_ bar: UIProgressView) { bar.progress = beats / 200 }
}
