import SwiftUI

struct SmallDial: View {
  let angle: Double
  let tint: Color
  var body: some View { Circle().fill(tint).rotationEffect(.degrees(angle)) }
}

typealias Dial = SmallDial

extension Dial: @preconcurrency Equatable {
  // expect: equatable-view-ignores-input warning `==`
  static func == (_ a: Dial, _ b: Dial) -> Bool { a.angle == b.angle }
}
