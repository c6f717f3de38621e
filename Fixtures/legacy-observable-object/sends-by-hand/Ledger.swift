// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: legacy-observable-object -- announces by hand
final class Ledger: ObservableObject {
  @Published var total = 0
  private var lines: [Int] = []

  func add(_ line: Int) {
    objectWillChange.send()
    lines.append(line)
    total = lines.reduce(0, +)
  }
}
