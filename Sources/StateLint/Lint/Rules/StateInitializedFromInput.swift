import StateLintFacts

extension Rule {
  /// The classic: `_colour = State(initialValue: colour)` copies an input into a box that is filled
  /// once. The parent's next value never arrives.
  static let stateInitializedFromInput = Rule(
    "state-initialized-from-input", symptom: .ignoresNewValue, severity: .warning,
    summary: "`@State` takes its first value from an input and then ignores it",
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts where host.host.role != .dynamicProperty {
      for group in host.host.assignmentsByInitializer {
        let copies = group.filter { host.host.copiesInput($0) && host.losesValues($0) }
        guard let first = copies.first, let input = first.parameters.first else { continue }
        let callers = host.host.callers(passing: first.label(of: input))
        let isCertain =
          copies.contains { $0.property.isNeverWritten(in: host.host) }
          || callers.sites.contains { $0.site.goesStale($0.value) }
        let names = copies.map { "`\($0.property.name)`" }.joined(separator: ", ")
        let inputName = first.name(of: input)
        pass.report(
          at: first.place,
          "\(names) \(copies.count == 1 ? "copies" : "copy") the input "
            + (copies.count == 1 && first.property.name == inputName
              ? "of the same name" : "`\(inputName)`")
            + " once, when `\(host.name)` appears",
          see: "`\(host.name)` goes on showing the first `\(inputName)`; a new one changes nothing",
          because:
            "what `init` gives to `@State` counts only when the view is new; while it stays on "
            + "screen, SwiftUI keeps the value it has",
          help: "draw the input itself, a plain `let`, where `\(host.name)` only shows it; take a "
            + "`@Binding` to "
            + "change the parent's value; or follow with `.onChange(of: \(inputName))`",
          severity: isCertain ? nil : .note,
          about: .property(first.property.reference),
          related: callers.sites.filter { $0.site.goesStale($0.value) }.prefix(3)
            .map { ($0.site.place, "a value that changes is passed here") },
          fix: host.host.drawingInputs(copies))
      }
    }
  }
}
