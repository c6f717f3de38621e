import StateLintFacts

extension Rule {
  /// `isOn` is the value of this moment, `$isOn` is access to the storage.
  static let bindingArgumentMissingDollar = Rule(
    "binding-argument-missing-dollar", symptom: .doesNotCompile, severity: .error,
    summary: "A value stands where a binding is wanted, or the other way round"
  ) { pass in
    for host in pass.hosts {
      for argument in host.mistakenBindingArguments {
        let name = argument.name
        let slot = argument.label.map { "`\($0)`" } ?? "its value"
        pass.report(
          at: argument.place,
          argument.wantsBinding
            ? "`\(argument.callee)` writes \(slot), and gets a copy of `\(name)`"
            : "`\(argument.callee)` wants the value of `\(name)`, and gets a binding",
          see: argument.wantsBinding
            ? "“cannot convert value … to expected argument type 'Binding<…>'”"
            : "“cannot convert value of type 'Binding<…>'”",
          because: "`\(name)` is the value of this moment, `$\(name)` is access to the storage",
          help: "`" + (argument.label.map { $0 + ": " } ?? "")
            + (argument.wantsBinding ? "$" : "") + name + "`",
          about: .property(argument.property.reference), fix: argument.repair)
      }
    }
  }
}
