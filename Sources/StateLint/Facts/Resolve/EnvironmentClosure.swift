import StateLintSyntax

/// A value of the environment that SwiftUI cannot compare, because it is or holds a closure.
package struct EnvironmentClosure: Sendable {
  package let place: Place
  package let name: String
  /// The struct that stores the closure; nil where the value is the closure.
  package let holder: String?
}

/// What holds a closure.
private enum ClosureHolder {
  case itself
  case part(of: String)

  var name: String? {
    if case .part(let name) = self { return name }
    return nil
  }
}

extension ProjectIndex {
  /// The closures for which a file declares keys.
  package func environmentClosures(in file: Int32) -> [EnvironmentClosure] {
    let facts = facts(file)
    return facts.types.lazy
      .filter { type in
        type.kind == .extension
          && (type.name == .environmentValues || type.name == .focusedValues)
      }
      .flatMap(\.properties)
      .compactMap { row in
        let property = facts[row]
        guard !property.isStatic, facts.isEntry(property) || isKeyed(property, row, facts),
          let held = closureHeld(by: Reference(file, row)),
          !isHarmlessInEnvironment(property.name, in: file)
        else { return nil }
        let node = property.type.exists ? property.type : property.initializer
        return EnvironmentClosure(
          place: Place(file, facts.tree.range(node)),
          name: facts.tree.nameText(property.nameNode), holder: held.name)
      }
  }

  /// Whether all who read a value are representables, which only hand it on, or all who set it are
  /// previews and tests.
  private func isHarmlessInEnvironment(_ name: Name, in file: Int32) -> Bool {
    var isRead = false
    var isReadByViews = false
    var isSet = false
    var isSetByApp = false
    for other in neighbours(of: file) where facts(other).foreignMembers.contains(name) {
      let facts = facts(other)
      for place in facts.properties.indices {
        let property = Property(
          project: self, reference: Reference(other, Row(place)), host: .none)
        guard property.wrapper == .environment, property.environmentKey == name else { continue }
        isRead = true
        let owner = entity(of: property.fact.owner, in: other)
        let role = owner.flatMap { self[$0].traits.hostRole }
        isReadByViews = isReadByViews || role != .representable
      }
      for place in facts.calls.indices where facts.calls[place].name == .environmentModifier {
        let site = CallSite(project: self, reference: Reference(other, Row(place)))
        guard let path = site.argument(.wildcard), facts.tree.kind(path) == .keyPath,
          facts.tree.lastChild(path).map({ facts.tree.name($0) }) == name
        else { continue }
        isSet = true
        isSetByApp = isSetByApp || !site.isOutsideApp
      }
    }
    return isRead && !isReadByViews || isSet && !isSetByApp
  }

  /// `get { self[Key.self] } set { self[Key.self] = newValue }`
  private func isKeyed(
    _ property: PropertyFact, _ row: Row<PropertyFact>, _ facts: FileFacts
  ) -> Bool {
    property.isComputed && property.accessors.contains(.set)
      && facts[property.owner].functions.contains { function in
        facts[function].property == row && facts[function].kind == .getter
          && facts[function].uses.contains { use in
            facts.tree.kind(facts[use].node) == .chain
              && facts.tree.children(facts[use].node).contains {
                facts.tree.kind($0) == .subscriptCall
              }
          }
      }
  }

  private func closureHeld(by property: Reference<PropertyFact>) -> ClosureHolder? {
    let fact = fact(property)
    if isFunction(fact, in: property.file) { return .itself }
    let shape = shape(of: property).unwrapped
    guard shape.container == .none, let entity = shape.entity, self[entity].kind == .struct,
      !self[entity].traits.hasUnknownMacro, !conforms(entity, to: Name("Equatable")),
      !conforms(entity, to: Name("Hashable"))
    else { return nil }
    let part = self[entity].declaration
    let home = facts(part.file)
    let stores = home[part.row].properties.contains { row in
      let member = home[row]
      return member.isStored && !member.isStatic && isFunction(member, in: part.file)
    }
    return stores ? .part(of: home.tree.nameText(home[part.row].nameNode)) : nil
  }

  /// Whether the type of a property is a function type, written or told by a closure.
  private func isFunction(_ property: PropertyFact, in file: Int32) -> Bool {
    let tree = facts(file).tree
    guard property.type.exists else {
      return property.initializer.exists && tree.kind(property.initializer) == .closure
    }
    if functionType(of: property.type, in: file) != nil { return true }
    // `Optional<() -> Void>`
    guard tree.kind(property.type) == .typeName, tree.name(property.type) == .optional,
      let arguments = tree.child(property.type, .genericArguments),
      let wrapped = tree.firstChild(arguments)
    else { return false }
    return functionType(of: wrapped, in: file) != nil
  }

  /// `.environment(\.key) { … }` for a key that is neither the project's nor SwiftUI's.
  package func environmentClosure(
    setBy call: CallFact, in file: Int32
  ) -> EnvironmentClosure? {
    let facts = facts(file)
    let tree = facts.tree
    let arguments = Array(tree.children(call.node))
    guard call.name == .environmentModifier, call.form == .member, arguments.count == 2,
      let path = tree.lastChild(arguments[0]), tree.kind(path) == .keyPath,
      let value = tree.lastChild(arguments[1]), tree.kind(value) == .closure,
      let member = tree.lastChild(path)
    else { return nil }
    let name = tree.name(member)
    guard !environmentNames.contains(name), !EnvironmentContainers.isFrameworkKey(name),
      isModifierOfView(call, in: file)
    else { return nil }
    let start = tree.nameRange(call.callee).lowerBound
    return EnvironmentClosure(
      place: Place(file, start..<tree.range(arguments[0]).upperBound),
      name: tree.nameText(member), holder: nil)
  }
}
