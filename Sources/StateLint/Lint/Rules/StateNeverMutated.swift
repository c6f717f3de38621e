import StateLintFacts

extension Rule {
  /// The wrapper promises a change that never comes: whoever reads the code looks for it, and a
  /// value that a parent passes later meets a box that is full already.
  static let stateNeverMutated = Rule(
    "state-never-mutated", symptom: .ignoresNewValue, severity: .note,
    summary: "A `@State` or `@Binding` that nothing ever changes",
    precision: "18 of 18"
  ) { pass in
    for property in pass.properties(wrapped: .state) {
      let host = pass.host(of: property)
      guard let value = property.literalValue, host.host.isNeverChanged(property),
        !host.host.isGivenFromOutside(property)
      else { continue }
      guard host.host.isMentioned(property) else {
        pass.report(
          at: property.attribute, "`\(property.name)` is `@State`, and nothing reads or changes it",
          see: "`\(property.name)` shows nowhere, whatever anybody sets it to",
          because: "`@State` is for what this view shows and changes",
          help: "delete the line", about: .property(property.reference), fix: property.deletion)
        continue
      }
      pass.report(
        at: property.attribute, "`\(property.name)` is `@State`, and nothing changes it",
        see: "`\(property.name)` stays \(value.shown) for as long as `\(host.name)` is on screen",
        because: "`@State` is for what this view changes; what stays the same is a plain property",
        help: "`private let \(property.name)\(property.typeSuffix) = \(value.written)`",
        about: .property(property.reference),
        fix: property.hasPlainDefault
          ? property.droppingWrapper(keyword: "private let")?.safe(unless: !property.isPrivate)
          : nil)
    }
    for property in pass.properties(wrapped: .binding) {
      let host = pass.host(of: property)
      guard host.host.role != .dynamicProperty, host.host.isNeverChanged(property),
        !host.host.isReadLater(property)
      else { continue }
      let isRead = host.host.isMentioned(property)
      pass.report(
        at: property.attribute,
        "`\(property.name)` is a `@Binding`, and `\(host.name)` "
          + (isRead ? "only reads it" : "does not use it"),
        see: "nothing different on screen; but whoever shows `\(host.name)` has to have a binding",
        because: "a `let` follows the parent as well: a new value makes `\(host.name)` anew",
        help: isRead
          ? "`let \(property.name)\(property.typeSuffix)`, and callers pass the value without `$`"
          : "delete the line, and the argument where `\(host.name)` is made",
        about: .property(property.reference), fix: isRead ? property.unbound(in: host.host) : nil)
    }
  }
}

extension Property {
  /// The value it begins with, as written and as said, where it is a literal of a value type.
  fileprivate var literalValue: (written: String, shown: String)? {
    guard let node = literalDefault, isSurelyValue || facts.tree.kind(node) != .nilLiteral else {
      return nil
    }
    let text = facts.tree.collapsedText(node)
    return text.utf8.count <= 40 ? (text, "`\(text)`") : ("…", "what it is")
  }

  fileprivate var hasPlainDefault: Bool { fact.hasDefault }

  fileprivate var isPrivate: Bool { fact.modifiers.contains(.private) }
}
