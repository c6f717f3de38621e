import StateLintFacts

extension Rule {
  /// `body` may be evaluated at any moment, and it must only read. A write there is logged and
  /// dropped, or drives the next update for ever.
  static let stateWriteInBody = Rule(
    "state-write-in-body", symptom: .changesDuringUpdate, severity: .error,
    summary: "State is written while `body` is computed"
  ) { pass in
    for host in pass.hosts {
      for code in host.updateCode {
        for write in host.writes(in: code) {
          pass.report(
            at: write.place,
            "`\(write.target)` is written while `\(host.name)` is being drawn",
            see: "“Modifying state during view update, this will cause undefined behavior”; the "
              + "new value is dropped, or the view redraws without end",
            because: "SwiftUI evaluates \(host.entryName(of: code)) whenever it likes; that code "
              + "must only read",
            help: "derive the value where it is drawn; or write it in an action, `.onChange(of:)` "
              + "or `.task`",
            about: .place(write.place), path: host.steps(to: code))
        }
      }
    }
  }
}
