import StateLintFacts

extension Rule {
  /// A view is a value that SwiftUI makes and reads. It cannot change itself, and what it would
  /// change would be gone with the next update.
  static let mutatingPlainProperty = Rule(
    "mutating-plain-property", symptom: .doesNotCompile, severity: .error,
    summary: "A view changes a plain property of its own, which the compiler refuses"
  ) { pass in
    for host in pass.hosts {
      for change in host.refusedChanges {
        let property = change.property
        pass.report(
          at: change.place, change.message(in: host),
          see: property.map { $0.fact.isLet } ?? false
            ? "“'\(property?.name ?? "")' is a 'let' constant”"
            : "“'self' is immutable”",
          because: "SwiftUI makes `\(host.name)` anew for each update; what changes and stays "
            + "lives outside it, and a wrapper says where",
          help: property.map {
            "\($0.owned) if `\(host.name)` owns it, \($0.lent) if the parent does"
          }
            ?? "keep what it changes in `@State`; the method then needs no `mutating`",
          about: property.map { .property($0.reference) }, alsoSeenAs: [.neverUpdates],
          fix: property.flatMap { $0.isNeverPassed(in: host.host) ? $0.keeping(in: "State") : nil })
      }
    }
  }
}

extension RefusedChange {
  fileprivate var property: Property? {
    if case .property(let property) = kind { return property }
    return nil
  }

  fileprivate func message(in host: HostFacts) -> String {
    switch kind {
    case .property(let property) where property.fact.isLet:
      "`\(property.name)` is a `let` of `\(host.name)`, and nobody can change it"
    case .property(let property):
      "`\(property.name)` is a plain property of `\(host.name)`, which cannot change itself"
    case .method(let name):
      "`\(name)` changes `\(host.name)`, which is a constant here"
    }
  }
}

extension Property {
  fileprivate var owned: String {
    "`@State private var \(name)\(typeSuffix)\(defaultText.map { " = \($0)" } ?? "")`"
  }

  fileprivate var lent: String { "`@Binding var \(name)\(typeSuffix)`" }
}
