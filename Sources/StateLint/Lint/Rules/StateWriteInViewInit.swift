import StateLintFacts

extension Rule {
  /// A view's initialiser is part of its parent's `body`: it only takes what it is given.
  static let stateWriteInViewInit = Rule(
    "state-write-in-view-init", symptom: .changesDuringUpdate, severity: .warning,
    summary: "A view's `init` writes through a binding or into a model",
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for write in host.initWrites {
        pass.report(
          at: write.place,
          "`\(write.target)` is written "
            + (write.isDelayed
              ? "\(write.isConditional ? "when" : "each time") `\(host.name)` is made"
              : "while `\(host.name)` is being made"),
          see: write.sight,
          because: "a view's `init` is part of its parent's `body`, and runs as often",
          help: "write it in `.onAppear` or `.task`; or let the parent set it before it shows "
            + "`\(host.name)`",
          isAdvice: write.isDelayed && write.isConditional,
          about: .place(write.place))
      }
    }
  }
}

extension InitWrite {
  fileprivate var sight: String {
    if isConditional {
      return
        (isAnnounced
        ? "“Publishing changes from within view updates is not allowed”"
        : "the parent is updated once more")
        + ", whenever the condition around it holds"
    }
    if isDelayed { return "the value is set again with each redraw of the parent" }
    return isAnnounced
      ? "“Publishing changes from within view updates is not allowed”, and the value is set again "
        + "with each redraw of the parent"
      : "the value is set back with each redraw of the parent"
  }
}
