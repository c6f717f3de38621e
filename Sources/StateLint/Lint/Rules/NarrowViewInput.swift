import StateLintFacts

extension Rule {
  /// A struct counts as one input: if any field of it has changed, the input has.
  static let narrowViewInput = Rule(
    "narrow-view-input", symptom: .redrawsEverything, severity: .note,
    summary: "A view takes a whole struct and shows one field of it",
    group: .advice, confidence: .low
  ) { pass in
    for host in pass.hosts {
      for input in host.narrowInputs {
        let name = input.property.name
        pass.report(
          at: input.property.nameplate,
          "`\(host.name)` uses only `\(name).\(input.field.name)`, and takes all of `\(name)`",
          see: "`\(host.name)` is evaluated when any other field of `\(name)` changes",
          because: "SwiftUI compares the struct as a whole", help: input.remedy,
          about: .property(input.property.reference))
      }
    }
  }
}

extension NarrowInput {
  fileprivate var remedy: String {
    let words = property.wrapper == .binding ? "@Binding var" : "let"
    let type = field.typeSuffix
    let mark = property.shape.isOptional && !type.isEmpty && !type.hasSuffix("?") ? "?" : ""
    return "take the field: `\(words) \(field.name)\(type)\(mark)`"
  }
}
