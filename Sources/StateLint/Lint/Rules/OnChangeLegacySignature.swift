import StateLintFacts
import StateLintSyntax

extension Rule {
  /// The old form calls the closure that was made before the change, with the inputs of that time.
  static let onChangeLegacySignature = Rule(
    "onchange-legacy-signature", symptom: .ignoresNewValue, severity: .note,
    summary: "`.onChange` has the form from before iOS 17, whose closure holds the old inputs",
    group: .advice, confidence: .low
  ) { pass in
    guard pass.placement.hasInitialOnChange == true else { return }
    for call in pass.calls(named: .onChange) {
      guard let old = pass.project.legacyOnChange(call, in: pass.file) else { continue }
      pass.report(
        at: old.place, "this form of `.onChange` is deprecated since iOS 17",
        see: "inputs that the closure reads are from before the change",
        because: "the old form calls the closure that was made before the change",
        help: old.newForm, about: .place(old.place), fix: old.repair)
    }
  }
}

extension LegacyOnChange {
  /// The same in the form of today.
  fileprivate var newForm: String {
    switch action {
    case .closure(let name?): "`{ _, \(name) in … }`, or no parameter"
    case .closure(nil): "`{ … }` without a parameter; or `{ old, new in … }`"
    case .reference(let function): "`.onChange(of: \(value)) { _, new in \(function)(new) }`"
    }
  }
}
