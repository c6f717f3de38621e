// config: {"enable": ["fast-value-in-environment"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

extension EnvironmentValues {
  @Entry var zoom: CGFloat = 1
  @Entry var hoverPoint: CGPoint = .zero
  @Entry var spin = Angle.zero
}

struct Globe: View {
  @State private var zoom: CGFloat = 1
  @SwiftUI.State private var point: CGPoint = .zero
  @State private var spin: Angle = .zero

  var body: some View {
    Image(systemName: "globe")
      .gesture(MagnifyGesture().onChanged { value in self.zoom = value.magnification })
      .simultaneousGesture(RotateGesture().onChanged({ spin = $0.rotation }))
      .onContinuousHover { phase in
        if case .active(let place) = phase { point = place }
      }
      .environment(\.zoom, self.zoom)  // expect: fast-value-in-environment note
      .environment(\.hoverPoint, point)  // expect: fast-value-in-environment note
      .environment(\EnvironmentValues.spin, spin)  // expect: fast-value-in-environment note
  }
}
