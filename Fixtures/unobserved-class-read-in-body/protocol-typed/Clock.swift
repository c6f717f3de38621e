import SwiftUI

protocol Ticking: AnyObject {
  var hour: Int { get set }
}

final class TowerClock: Ticking {
  var hour = 9
}

struct ClockFace<Face: Ticking>: View {
  let clock: any Ticking  // fine: unobserved-class-read-in-body -- a protocol
  let face: Face  // fine: unobserved-class-read-in-body -- a generic parameter

  var body: some View {
    Button("\(clock.hour) \(face.hour)") {
      clock.hour += 1
      face.hour += 1
    }
  }
}
