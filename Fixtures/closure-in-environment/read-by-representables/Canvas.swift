// config: {"enable": ["closure-in-environment"]}
import SwiftUI
import UIKit

extension EnvironmentValues {
  // fine: closure-in-environment -- the one reader only hands the closure on
  @Entry var strokeEnded: (CGPoint) -> Void = { _ in }
}

struct StrokeCatcher: UIViewRepresentable {
  @Environment(\.strokeEnded) private var strokeEnded

  func makeUIView(context: Context) -> StrokeView { StrokeView() }

  func updateUIView(_ view: StrokeView, context: Context) { view.ended = strokeEnded }
}

final class StrokeView: UIView {
  var ended: (CGPoint) -> Void = { _ in }
}

struct Easel: View {
  @State private var last = CGPoint.zero

  var body: some View {
    StrokeCatcher().environment(\.strokeEnded) { last = $0 }
    Text("\(last.x), \(last.y)")
  }
}
