import SwiftUI

struct Fan: Shape {
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }  // fine: mutating-plain-property -- a setter
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var angle = angle
    angle *= 2  // fine: mutating-plain-property -- a local of the same name
    path.addArc(
      center: .zero, radius: rect.width, startAngle: .zero, endAngle: .degrees(angle),
      clockwise: false)
    return path
  }
}
