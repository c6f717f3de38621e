// config: {"enable": ["observable-unchecked-sendable"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI
import os

// fine: observable-unchecked-sendable -- a lock stands around the values
@Observable final class Stock: @unchecked Sendable {
  @ObservationIgnored private let lock = NSLock()
  private var prices: [String: Double] = [:]
  func set(_ price: Double, of name: String) { lock.withLock { prices[name] = price } }
}

// fine: observable-unchecked-sendable -- another kind of lock
@Observable final class Bonds: @unchecked Sendable {
  @ObservationIgnored private let values = OSAllocatedUnfairLock(initialState: [Double]())
  func add(_ value: Double) { values.withLock { $0.append(value) } }
}

// fine: observable-unchecked-sendable -- a queue lets one in at a time
@Observable final class Coins: @unchecked Sendable {
  @ObservationIgnored private let queue = DispatchQueue(label: "coins")
  private var count = 0
  func add() { queue.sync { count += 1 } }
}
