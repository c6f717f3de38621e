import StateLintSyntax

/// Says when a closure handed to the project's own functions and initialisers runs, from the
/// declared type of the parameter it fills.
struct ParameterTimings {
  let project: ProjectIndex

  /// What all candidates that take the closure agree on.
  func timing(
    of candidates: [Reference<FunctionFact>], for slot: ArgumentSlot, _ call: CallFact,
    in file: Int32
  ) -> ClosureTiming {
    agreed(
      candidates.compactMap { candidate in
        let facts = project.facts(candidate.file)
        let function = facts[candidate.row]
        let parameters = facts[function.parameters].map {
          Slot(label: $0.label, type: $0.type, attributes: $0.attributes, isStored: false)
        }
        return parameter(for: slot, call, file, among: parameters, candidate.file).map {
          timing(of: $0, in: candidate.file, owner: function.owner, function: function)
        }
      })
  }

  /// What the initialisers of a type that take the closure agree on; the memberwise one where no
  /// other is declared.
  func timing(
    ofInitializersOf entity: Row<TypeEntity>, for slot: ArgumentSlot, _ call: CallFact,
    in file: Int32
  ) -> ClosureTiming {
    let declared = project.initializers(of: entity)
    var answers: [ClosureTiming] = []
    if !declared.isEmpty {
      answers.append(timing(of: declared, for: slot, call, in: file))
    }
    if project.hasMemberwiseInitializer(entity) {
      let part = project[entity].declaration
      let facts = project.facts(part.file)
      let slots = project.memberwiseParameters(of: entity).map { row in
        Slot(
          label: facts[row].name, type: facts[row].type, attributes: facts[row].attributes,
          isStored: true)
      }
      if let parameter = parameter(for: slot, call, file, among: slots, part.file) {
        answers.append(timing(of: parameter, in: part.file, owner: part.row, function: nil))
      }
    }
    return agreed(answers)
  }

  private func agreed(_ answers: [ClosureTiming]) -> ClosureTiming {
    guard let first = answers.first else { return .unknown }
    return answers.allSatisfy { $0 == first } ? first : .unknown
  }

  /// A parameter that a closure may fill.
  private struct Slot {
    var label: Name
    var type: NodeID
    var attributes: Rows<AttributeFact>
    /// A stored property taken by the memberwise initialiser: kept, so it escapes.
    var isStored: Bool
  }

  /// The parameter that a closure of a call fills.
  private func parameter(
    for slot: ArgumentSlot, _ call: CallFact, _ file: Int32, among parameters: [Slot],
    _ home: Int32
  ) -> Slot? {
    if let label = slot.label { return parameters.first { $0.label == label } }
    let given = givenLabels(call, file)
    if slot.trailing == 0 {
      let unlabelled = parameters.filter { $0.label == .wildcard }
      let place = given.prefix(Int(max(slot.position, 0))).filter { $0 == nil }.count
      return place < unlabelled.count ? unlabelled[place] : nil
    }
    // An unlabelled trailing closure fills the first function that no argument fills.
    let labels = Set(given.compactMap { $0 })
    var unlabelledGiven = given.filter { $0 == nil }.count
    for parameter in parameters {
      if parameter.label == .wildcard, unlabelledGiven > 0 {
        unlabelledGiven -= 1
        continue
      }
      if !labels.contains(parameter.label) || parameter.label == .wildcard,
        isFunction(parameter, home)
      {
        return parameter
      }
    }
    return nil
  }

  private func givenLabels(_ call: CallFact, _ file: Int32) -> [Name?] {
    let tree = project.facts(file).tree
    return tree.children(call.node).filter { tree.kind($0) == .argument }
      .map { tree.child($0, .argumentLabel).map { tree.name($0) } }
  }

  private func isFunction(_ slot: Slot, _ file: Int32) -> Bool {
    let facts = project.facts(file)
    if facts[slot.attributes].contains(where: { $0.kind == .builder }) { return true }
    return project.functionType(of: slot.type, in: file) != nil
  }

  // MARK: Declared types

  private func timing(
    of slot: Slot, in file: Int32, owner: Row<TypeFact>, function: FunctionFact?
  ) -> ClosureTiming {
    let facts = project.facts(file)
    if facts[slot.attributes].contains(where: { $0.kind == .builder }) { return .builder }
    guard let type = project.functionType(of: slot.type, in: file) else { return .unknown }
    // An alias leads into another file, where the generic parameters here are out of sight.
    let isHere = type.file == file
    switch project.resultKind(
      of: type, owner: isHere ? owner : .none, function: isHere ? function : nil)
    {
    case .view: return .builder
    case .nothing: return slot.isStored || type.isEscaping ? .action : .now
    case .other: return .unknown
    }
  }
}
