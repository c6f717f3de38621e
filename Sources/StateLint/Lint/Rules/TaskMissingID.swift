import StateLintFacts

extension Rule {
  /// `.task` starts when the view appears, not when an input changes. `id:` names the input that
  /// restarts it.
  static let taskMissingID = Rule(
    "task-missing-id", symptom: .ignoresNewValue, severity: .warning,
    summary: "A `.task` reads an input and does not start again when it changes",
    confidence: .medium, precision: "2 of 2"
  ) { pass in
    for host in pass.hosts {
      for task in host.unrestartedTasks {
        let names = task.inputs.map(\.name)
        let first = names[0]
        let all = names.map { "`\($0)`" }.joined(separator: " and ")
        let isCertain = !task.staleSites.isEmpty
        pass.report(
          at: task.action.place(in: pass.project),
          "this `.task` reads \(all) and does not start again when "
            + (names.count == 1 ? "`\(first)` changes" : "one of them changes"),
          see: "`\(host.name)` keeps what it loaded for the first `\(first)` until it disappears "
            + "and comes back",
          because: "`.task` starts when the view appears; another `\(first)` comes to a view that "
            + "is on screen already",
          help: (names.count == 1
            ? "name what the work belongs to: `.task(id: \(first)) { … }`"
            : "put what the work belongs to into one Equatable value, and give it to `.task(id:)`")
            + (isCertain ? "" : "; nothing to do if each `\(first)` gets a view of its own"),
          severity: isCertain ? nil : .note, about: .place(task.action.place(in: pass.project)),
          related: task.staleSites.prefix(3).map {
            ($0.place, "a value that changes is passed here")
          }, fix: task.addingID(in: pass.project))
      }
    }
  }
}
