import StateLintFacts
import StateLintSyntax

extension Rule {
  /// `@Published` announces in `willSet`. Who asks the property then gets the old value.
  static let publishedSinkReadsOldValue = Rule(
    "published-sink-reads-old-value", symptom: .neverUpdates, severity: .warning,
    summary: "A subscriber of `$p` reads `p`, which still holds the old value",
    precision: "1 of 1"
  ) { pass in
    let calls = pass.calls(named: Name.sink) + pass.calls(named: Name.onReceive)
    for stale in pass.project.staleSubscriptions(among: calls, in: pass.file, pass.timings) {
      pass.report(
        at: stale.place, stale.message, see: stale.sight,
        because: "`@Published` announces a change in `willSet`, before it stores it",
        help: stale.remedy, about: .place(stale.place), path: stale.path, fix: stale.repair)
    }
  }
}

extension StaleSubscription {
  fileprivate var message: String {
    switch kind {
    case .read: "`\(name)` still holds the old value when `$\(name)` reports the new one"
    case .readOnWillChange: "`\(name)` still holds the old value when `objectWillChange` fires"
    case .written: "this value of `\(name)` is overwritten as soon as the closure returns"
    }
  }

  fileprivate var sight: String {
    kind == .written
      ? "`\(name)` ends with the value that was being set"
      : "everything computed here is one change behind"
  }

  fileprivate var remedy: String {
    switch kind {
    case .read:
      "use the value that is sent: `{ new\(name.prefix(1).uppercased() + name.dropFirst()) in … }`"
        + (isInView ? "; or `.onChange(of:)`" : "")
    case .readOnWillChange, .written:
      isInView
        ? "add `.receive(on: DispatchQueue.main)` to the publisher in `.onReceive(…)`"
        : "add `.receive(on: DispatchQueue.main)` before `.sink`"
    }
  }
}
