import SwiftUI

extension WaterWheel {
  func empty() {
    buckets = 0  // expect: mutating-plain-property error `buckets = 0`
  }

  mutating func fill() {
    buckets = 8  // fine: mutating-plain-property -- mutating
  }
}
