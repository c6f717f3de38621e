import SwiftUI

@MainActor @Observable final class Harp {
  // expect: observable-unchecked-sendable note
  @ObservationIgnored private nonisolated(unsafe) var strings: [Int] = []
  @ObservationIgnored
  nonisolated(unsafe) weak var player: AnyObject?  // expect: observable-unchecked-sendable note

  nonisolated func pluck(_ string: Int) { strings.append(string) }
}
