import StateLintFacts

extension Rule {
  /// SwiftUI makes a view of UIKit or AppKit once. What comes later comes through `update…`, and an
  /// empty one drops it.
  static let representableEmptyUpdate = Rule(
    "representable-empty-update", symptom: .ignoresNewValue, severity: .note,
    summary: "A UIKit or AppKit view is set up once and `update…` is empty", group: .advice,
    confidence: .medium,
    precision: "6 of 8"
  ) { pass in
    for host in pass.hosts {
      for pair in host.representables where pair.isUpdateEmpty && !pair.isKeyedByAll {
        let all = pair.valuesReadOnce
        let changing = all.filter { !pair.isHarmless($0) }
        let values = changing.isEmpty ? all : changing
        guard let first = values.first?.name, !pair.makesOneShot else { continue }
        pass.report(
          at: pair.place,
          "`\(pair.updateName)` is empty, so `\(first)` reaches the view only when it is made",
          see: "`\(host.name)` goes on showing the first `\(first)`",
          because: "SwiftUI calls `\(pair.makeName)` once and keeps what it returns; new values "
            + "come through `\(pair.updateName)`",
          help: "set in `\(pair.updateName)` what depends on `\(first)`; or give each value a view "
            + "of its own with `.id(\(first))` at the call",
          related: values.prefix(3).map { ($0.nameplate, "read only when the view is made") })
      }
    }
  }
}
