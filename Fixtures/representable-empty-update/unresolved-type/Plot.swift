// config: {"enable": ["representable-empty-update"]}
import ChartKit
import SwiftUI
import UIKit

struct Plot: UIViewRepresentable {
  let series: Series

  func makeUIView(context: Context) -> UIView { PlotView(series: series) }

  // fine: representable-empty-update -- a type from elsewhere, perhaps a class
  func updateUIView(_ view: UIView, context: Context) {}
}
