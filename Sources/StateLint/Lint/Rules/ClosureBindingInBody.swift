import StateLintFacts

extension Rule {
  /// `$settings.isLoud` is a place and a path, which SwiftUI compares. Two closures are new on each
  /// pass.
  static let closureBindingInBody = Rule(
    "closure-binding-in-body", symptom: .redrawsEverything, severity: .note,
    summary: "A `Binding` is built from two closures where `$` gives the same one",
    group: .advice, confidence: .low,
    precision: "5 of 5"
  ) { pass in
    for host in pass.hosts {
      for binding in host.pathBindings {
        pass.report(
          at: binding.place, "this `Binding` reads and writes `\(binding.path)` and nothing else",
          see:
            "what takes it is evaluated each time `\(host.name)` is, though `\(binding.path)` is "
            + "the same",
          because: "two closures cannot be compared, so SwiftUI takes the binding for a new one",
          help: binding.remedy, about: .place(binding.place), fix: binding.repair)
      }
    }
  }
}

extension PathBinding {
  fileprivate var remedy: String {
    switch source {
    case .projected: "`$\(path)`"
    case .plainObject:
      "make it `@Bindable var \(root.name): \(root.typeText)` and pass `$\(path)`"
    case .environment:
      "`@Bindable var \(root.name) = \(root.name)` at the top of `body`, then `$\(path)`"
    }
  }
}
