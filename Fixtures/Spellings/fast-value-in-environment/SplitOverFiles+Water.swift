import SwiftUI

extension Diver {
  var water: some View {
    Color.blue
      #if os(iOS)
        .gesture(DragGesture().onChanged { depth = $0.translation.height })
      #else
        .onContinuousHover { if case .active(let place) = $0 { depth = place.y } }
      #endif
  }
}
