import SwiftUI

extension Geyser: @unchecked Swift.Sendable {  // expect: observable-unchecked-sendable note
  func erupt() { pressure = 0 }
}
