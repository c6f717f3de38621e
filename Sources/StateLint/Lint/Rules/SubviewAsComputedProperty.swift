import StateLintFacts

extension Rule {
  /// A computed property is called by `body`, whatever has changed. A view of its own is left alone
  /// while what it is given stays the same.
  static let subviewAsComputedProperty = Rule(
    "subview-as-computed-property", symptom: .redrawsEverything, severity: .note,
    summary: "A long view is cut into computed properties, which all run together",
    group: .advice, confidence: .low,
    precision: "5 of 5"
  ) { pass in
    for host in pass.hosts
    where (host.host.role == .view || host.host.role == .viewModifier) && host.redrawsItself {
      let parts = host.parts
      guard parts.together.count >= ViewParts.row, parts.lines > ViewParts.long else { continue }
      pass.report(
        at: host.nameplate,
        "`\(host.name)` is one view of \(parts.lines) lines in \(parts.count) parts",
        see: "each change of its state evaluates all parts that are shown",
        because:
          "a computed property is called by `body`; only a view of its own can be left alone",
        help: "make views of " + parts.together[0...1].joined(separator: ", ")
          + " and \(parts.together[2])",
        about: .place(host.nameplate))
    }
  }
}
