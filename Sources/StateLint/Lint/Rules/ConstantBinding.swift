import StateLintFacts

extension Rule {
  /// A constant binding has a getter and no setter. What a person does on the control is lost.
  static let constantBinding = Rule(
    "constant-binding", symptom: .neverUpdates, severity: .warning,
    summary: "A control gets a constant binding, which drops what it writes",
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for constant in host.constantBindings {
        pass.report(
          at: constant.place, "`\(constant.text)` throws away what \(constant.writer) writes",
          see: constant.consequence,
          because:
            "a constant binding has a getter and no setter, and a control shows only what its "
            + "binding says",
          help: constant.remedy, severity: constant.isSure ? nil : .note,
          isAdvice: constant.isLock,
          about: .place(constant.place), fix: constant.isSure ? constant.repair : nil)
      }
    }
  }
}

extension ConstantBinding {
  fileprivate var isSure: Bool {
    if case .control = kind { return true }
    return false
  }

  /// Columns that stay as they are, mostly on purpose.
  fileprivate var isLock: Bool {
    if case .columns = kind { return true }
    return false
  }

  fileprivate var writer: String {
    switch kind {
    case .child(let name): "`\(name)`"
    case .presentation: "the presentation"
    case .columns: "the split view"
    case .control, .literal, .emptySetter: "the control"
    }
  }

  fileprivate var consequence: String {
    switch kind {
    case .presentation: "it closes only when other code changes what the binding says"
    case .columns: "the columns stay as they are, whatever a person chooses"
    case .child(let name):
      "`\(name)` writes, and \(source.map { "`\($0)`" } ?? "the value") stays as it is"
    case .control, .literal, .emptySetter:
      (takesText ? "what is typed is kept nowhere" : "the control snaps back")
        + (source.map { ", and `\($0)` stays as it is" } ?? "")
    }
  }

  fileprivate var remedy: String {
    if case .presentation = kind {
      return "a binding whose setter clears the value when the presentation closes"
    }
    if case .columns = kind {
      return "a binding to `@State`; or leave it, if nobody is meant to hide a column"
    }
    if let binding { return "`\(binding)`; or `.disabled(true)` if nobody is meant to change it" }
    if source != nil { return "`@Bindable` on the object, and its binding with `$`" }
    return "keep the value in `@State`; or say `.disabled(true)` if nobody is meant to change it"
  }
}
