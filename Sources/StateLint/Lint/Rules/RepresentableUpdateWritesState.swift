import StateLintFacts

extension Rule {
  /// `updateUIView` is the UIKit half of `body`: it reads state and brings the platform view up to
  /// date.
  static let representableUpdateWritesState = Rule(
    "representable-update-writes-state", symptom: .changesDuringUpdate, severity: .warning,
    summary: "A representable writes state in the methods that SwiftUI calls during an update",
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for write in host.representableWrites {
        pass.report(
          at: write.place,
          "`\(write.target)` is written in `\(write.method)`, which runs during the update",
          see: write.isOnce
            ? "one more update as soon as the view appears"
            : write.isGuarded
              ? "one more update after each change" : "an update that follows each update",
          because: write.isOnce
            ? "`\(write.method)` is called in the middle of an update, to make the platform view"
            : "`\(write.method)` is the other framework's half of `body`: it reads state and "
              + "brings the platform view up to date",
          help: "write it in the delegate, if it differs; or in `DispatchQueue.main.async`",
          severity: write.isGuarded ? .note : nil, isAdvice: write.isOnce,
          about: .place(write.place),
          path: write.path)
      }
      for write in host.delegateWrites {
        pass.report(
          at: write.place,
          "`\(write.call)` makes the delegate write `\(write.target)` during the update",
          see: "an update that follows each update",
          because: "without an animation the delegate is called before `\(write.call)` returns, "
            + "and that is in the middle of the update",
          help: "compare before the call; or write in `DispatchQueue.main.async` in the delegate",
          confidence: .medium, about: .place(write.place), related: [(write.write, "the write")])
      }
    }
  }
}
