import StateLintFacts

extension Rule {
  /// A binding is access to a place. An object is changed without touching the place it is kept in.
  static let bindingToObservableClass = Rule(
    "binding-to-observable-class", symptom: .neverUpdates, severity: .note,
    summary: "A `@Binding` holds an `@Observable` object that is never replaced",
    group: .advice, confidence: .low
  ) { pass in
    for property in pass.properties(wrapped: .binding) {
      let host = pass.host(of: property)
      guard let binding = host.objectBinding(property) else { continue }
      let mark = property.shape.isOptional ? "?" : ""
      pass.report(
        at: property.attribute,
        "`\(property.name)` is a binding, and `\(host.name)` never replaces the "
          + "`\(property.typeText)` in it",
        see: "nothing is wrong on screen; callers need a place for the object where the object is "
          + "enough",
        because: "everybody who has an `@Observable` object changes the same one",
        help: "`\(binding.bindsMembers ? "@Bindable var" : "let") \(property.name): "
          + "\(property.typeText)\(mark)`, and callers pass the object without `$`",
        about: .property(property.reference))
    }
  }
}
