import StateLintSyntax

/// A read of a wrapped property in `init`, before SwiftUI has connected it.
package struct EarlyRead: Sendable {
  package let property: Property
  /// The read, or the call in `init` that comes to it.
  package let place: Place
  /// The call that the read begins, as one of another rule would see it.
  package let subject: Place
  /// The way from `init` to the read, where it stands in a helper.
  package let path: [(Place, String)]
  /// A local or parameter of the same name stands beside it.
  package let hasParameter: Bool

  package enum Content: Sendable, Equatable {
    /// An object that is thrown away.
    case object
    /// An object that an ancestor gives: not there yet.
    case missingObject
    case missingOptional
    /// The default of the environment.
    case environmentValue
    /// The start value.
    case startValue
    /// The first object, which stays up to Xcode 26.
    case startObject
    /// Nothing at all.
    case empty

    var isOfState: Bool { self == .startValue || self == .startObject }
  }
  package let content: Content
}

extension HostFacts {
  /// The reads in this host's initialisers that come too early.
  package var earlyReads: [EarlyRead] {
    guard host.properties.contains(where: { content(of: $0) != nil }) else { return [] }
    return host.initializers.flatMap { initializer -> [EarlyRead] in
      let facts = project.facts(initializer.file)
      let regions = Regions(of: initializer, root: .body, timings)
      var told: Set<Name> = []
      let direct = facts[initializer.row].uses.compactMap { row -> EarlyRead? in
        guard let (property, content) = earlyRead(by: facts[row], in: initializer, regions) else {
          return nil
        }
        if content.isOfState {
          // An object that `init` puts in itself is the one that is read; and one word is enough.
          guard told.insert(property.fact.name).inserted,
            content == .startValue || !isFilled(property, in: initializer)
          else { return nil }
        }
        let range = facts.readRange(of: facts[row])
        return EarlyRead(
          property: property, place: Place(initializer.file, range),
          subject: Place(initializer.file, facts.firstCallRange(of: facts[row])), path: [],
          hasParameter: facts.hasParameter(property.fact.name, of: facts[initializer.row]),
          content: content)
      }
      return direct + readsThroughHelpers(in: initializer, regions)
    }
  }

  /// `_field = State(initialValue: field)`
  private func isFilled(_ property: Property, in initializer: Reference<FunctionFact>) -> Bool {
    host.initAssignments.contains {
      $0.initializer == initializer && $0.property.reference == property.reference
    }
  }

  /// `prepare()`, `isMirrored`: members of this host that read one.
  private func readsThroughHelpers(
    in initializer: Reference<FunctionFact>, _ regions: Regions
  ) -> [EarlyRead] {
    let facts = project.facts(initializer.file)
    var found: [EarlyRead] = []
    for step in steps(from: initializer, regions) {
      guard let (property, content, path) = earlyRead(behind: step, depth: 0) else { continue }
      let range = step.range
      found.append(
        EarlyRead(
          property: property, place: Place(initializer.file, range),
          subject: Place(initializer.file, range), path: path,
          hasParameter: facts.hasParameter(property.fact.name, of: facts[initializer.row]),
          content: content))
    }
    return found
  }

  private struct Step {
    let call: CallStep
    let range: Range<Int>
  }

  private func steps(from function: Reference<FunctionFact>, _ regions: Regions) -> [Step] {
    let facts = project.facts(function.file)
    let calls = facts[function.row].calls.compactMap { row -> Step? in
      let call = facts[row]
      guard regions[call.scope] == .body, let callee = host.callee(of: call, in: function.file),
        project.fact(callee).kind == .function, !project.fact(callee).isAsync
      else { return nil }
      return Step(
        call: CallStep(caller: function, callee: callee, node: call.callee),
        range: facts.callRange(call))
    }
    let reads = facts[function.row].uses.compactMap { row -> Step? in
      let use = facts[row]
      guard regions[use.scope] == .body, let getter = host.getter(readBy: use) else { return nil }
      return Step(
        call: CallStep(caller: function, callee: getter, node: use.root),
        range: facts.readRange(of: use))
    }
    return calls + reads
  }

  private func earlyRead(
    behind step: Step, depth: Int
  ) -> (Property, EarlyRead.Content, [(Place, String)])? {
    let callee = step.call.callee
    let facts = project.facts(callee.file)
    let regions = Regions(of: callee, root: .body, timings)
    let way = [self.step(step.call)]
    for row in facts[callee.row].uses {
      guard let (property, content) = earlyRead(by: facts[row], in: callee, regions) else {
        continue
      }
      return (
        property, content,
        way + [
          (
            Place(callee.file, facts.readRange(of: facts[row])),
            "\(name(of: callee)) reads `\(property.name)`"
          )
        ]
      )
    }
    guard depth < 1 else { return nil }
    for next in steps(from: callee, regions) {
      if let found = earlyRead(behind: next, depth: depth + 1) {
        return (found.0, found.1, way + found.2)
      }
    }
    return nil
  }

  /// The property that a use reads, and what stands there before it is connected.
  private func earlyRead(
    by use: UseFact, in function: Reference<FunctionFact>, _ regions: Regions
  ) -> (Property, EarlyRead.Content)? {
    guard !use.local.exists, regions[use.scope] == .body,
      let property = host.property(use.name), let content = content(of: property)
    else { return nil }
    let facts = project.facts(function.file)
    let members = facts.members(of: use)
    switch use.form {
    case .bare, .onSelf: break
    case .storage:
      guard members.first.map({ facts.tree.name($0) }) == .wrappedValue, !use.isWrite else {
        return nil
      }
    case .projection, .wholeSelf, .type: return nil
    }
    switch use.access {
    case .read: break
    case .assign, .inout: return nil
    case .modify, .mutatingCall:
      // What changes the value itself is a write, and another matter.
      guard !members.isEmpty, !property.isSurelyValue,
        !property.isOfUnknownType || !property.keepsOwnValue
      else { return nil }
    }
    return (property, content)
  }

  /// What a property holds before SwiftUI connects it; nil where that is what it holds later too.
  private func content(of property: Property) -> EarlyRead.Content? {
    guard !property.fact.isStatic, !property.hasUnknownAttribute else { return nil }
    switch property.wrapper {
    case .stateObject: return .object
    case .environmentObject: return .missingObject
    case .environment:
      guard property.readsObjectFromEnvironment else { return .environmentValue }
      return property.shape.isOptional ? .missingOptional : .missingObject
    case .state: return property.modelKind.isObject ? .startObject : .startValue
    case .fetchRequest, .sectionedFetchRequest, .query, .focusState, .gestureState, .namespace:
      return .empty
    default: return nil
    }
  }
}

extension FileFacts {
  /// `self.desk`, `_mill.wrappedValue`, `tuner`: the property as it is read.
  fileprivate func readRange(of use: UseFact) -> Range<Int> {
    var end = tree.range(use.root).upperBound
    if use.form == .storage, let first = members(of: use).first {
      end = tree.range(first).upperBound
    }
    return tree.range(use.node).lowerBound..<end
  }

  /// The chain of a use up to the end of its first call.
  fileprivate func firstCallRange(of use: UseFact) -> Range<Int> {
    guard tree.kind(use.node) == .chain,
      let call = tree.children(use.node).first(where: { tree.kind($0) == .call })
    else { return readRange(of: use) }
    return tree.range(use.node).lowerBound..<tree.range(call).upperBound
  }

  fileprivate func hasParameter(_ name: Name, of function: FunctionFact) -> Bool {
    self[function.parameters].contains { $0.name == name }
  }
}
