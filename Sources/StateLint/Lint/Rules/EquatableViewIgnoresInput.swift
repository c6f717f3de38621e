import StateLintFacts

extension Rule {
  /// SwiftUI asks a view's `==` whether anything visible changed. What it leaves out stays old.
  static let equatableViewIgnoresInput = Rule(
    "equatable-view-ignores-input", symptom: .neverUpdates, severity: .warning,
    summary: "A view's `==` leaves out something that the view shows"
  ) { pass in
    for host in pass.hosts {
      for blind in host.blindEqualities {
        let names = blind.inputs.map { "`\($0.name)`" }.joined(separator: " and ")
        let values = blind.equality.values
        let comparisons = blind.inputs.map {
          "&& \(values[0]).\($0.name) == \(values[1]).\($0.name)"
        }
        pass.report(
          at: blind.equality.place,
          "`==` of `\(host.name)` leaves out \(names), which `body` shows",
          see: "`\(host.name)` keeps the old \(names) when nothing else changes",
          because:
            "SwiftUI asks `==` whether the view changed, and skips `body` when the answer is "
            + "“equal”",
          help: "add `\(comparisons.joined(separator: " "))`",
          about: .place(blind.equality.place), alsoSeenAs: [.ignoresNewValue],
          related: blind.inputs.map { ($0.nameplate, "`\($0.name)` comes in here") },
          fix: blind.repair)
      }
    }
  }
}
