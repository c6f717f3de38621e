import StateLintFacts

extension Rule {
  /// A view value is a description. Its state is connected with a screen only where SwiftUI puts it.
  static let methodCallOnChildView = Rule(
    "method-call-on-child-view", symptom: .neverUpdates, severity: .note,
    summary: "A method is called on a view value, whose state is not the one on screen",
    group: .advice, confidence: .low
  ) { pass in
    for host in pass.hosts {
      for call in host.childViewCalls {
        pass.report(
          at: call.place,
          "`\(call.method)` works with the state of \(call.child.withArticle) that is not on screen",
          see: call.changes
            ? "nothing changes on screen"
            : "the first value comes back, whatever is on screen",
          because: "a view value is a description; SwiftUI connects a copy of it with its storage",
          help: "keep the state in `\(host.name)` and pass it to `\(call.child)`",
          about: .place(call.place))
      }
    }
  }
}
