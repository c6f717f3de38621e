import SwiftUI

extension EnvironmentValues {
  @Entry var drift = CGSize.zero
}

struct Raft: ViewModifier {
  @State private var drift = CGSize.zero

  func body(content: Content) -> some View {
    content
      .gesture(drag)
      .environment(\.drift, drift)  // expect: fast-value-in-environment note
  }

  private var drag: some Gesture {
    DragGesture().onChanged { move(by: $0.translation) }
  }

  private func move(by size: CGSize) { drift = size }
}
