import StateLintFacts

extension Rule {
  /// The view graph listens on the main thread only.
  static let publishedWriteOffMain = Rule(
    "published-write-off-main", symptom: .neverUpdates, severity: .warning,
    summary: "A `@Published` property is set off the main thread", confidence: .medium,
    precision: "3 of 3"
  ) { pass in
    for model in pass.modelClasses {
      for write in model.offMainWrites(pass.timings) {
        pass.report(
          at: write.place, "`\(write.memberName)` is set off the main thread",
          see: "Xcode says “Publishing changes from background threads is not allowed”, and the "
            + "screen follows late or not at all",
          because: write.reason.text,
          help: "`@MainActor` on `\(model.name)`" + write.reason.otherHelp,
          severity: write.dependsOnCaller ? .note : nil, about: .place(write.place),
          alsoSeenAs: [.changesDuringUpdate], fix: model.adding(attribute: "@MainActor"))
      }
    }
  }
}

extension OffMainWrite.Reason {
  /// Why that is so, in the words of a finding.
  var text: String {
    switch self {
    case .closure(let callee): "`\(callee)` runs its closure in the background"
    case .task: "a `Task` started from a class without an actor runs in the background"
    case .await: "an `async` method without an actor goes on in the background after `await`"
    case .sink: "a download sends on in the background, and nothing here brings it back"
    }
  }

  fileprivate var otherHelp: String {
    switch self {
    case .closure: "; or `DispatchQueue.main.async { … }` around this line"
    case .sink: "; or `.receive(on: DispatchQueue.main)` before `.sink`"
    case .task, .await: "; or `await MainActor.run { … }` around this line"
    }
  }
}
