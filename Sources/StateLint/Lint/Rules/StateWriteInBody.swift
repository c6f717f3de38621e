import StateLintFacts

extension Rule {
  /// `body` may be evaluated at any moment, and it must only read. A write there is logged and
  /// dropped, or drives the next update for ever.
  static let stateWriteInBody = Rule(
    "state-write-in-body", symptom: .changesDuringUpdate, severity: .error,
    summary: "State is written while `body` is computed",
    precision: "2 of 2"
  ) { pass in
    for host in pass.hosts {
      for code in host.updateCode {
        for write in host.writes(in: code) {
          pass.report(
            at: write.place,
            write.isCertain
              ? "`\(write.target)` is written while `\(host.name)` is being drawn"
              : "`\(write.target)` is written in code that can run while `\(host.name)` is being drawn",
            see: "“Modifying state during view update, this will cause undefined behavior”; the "
              + "new value is dropped, or the view can redraw without end",
            because: write.closure.map {
              "the closure of `\($0)` is called as soon as there is something to hand over, and that "
                + "can be in the middle of an update"
            }
              ?? "SwiftUI evaluates \(host.entryName(of: code)) in each update; that code must only "
              + "read",
            help: write.isCertain
              ? "derive the value where it is drawn; or write it in an action, `.onChange(of:)` or "
                + "`.task`"
              : "keep it in a plain class, `@State private var cache = Cache()`, which no view "
                + "observes; or write it in `DispatchQueue.main.async`",
            severity: write.isCertain ? nil : .warning,
            about: .place(write.place), path: host.steps(to: code))
        }
      }
    }
  }
}
