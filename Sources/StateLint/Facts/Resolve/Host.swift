import StateLintSyntax

/// A type that SwiftUI updates, with everything the project says of it.
package struct Host: Sendable {
  package let project: ProjectIndex
  package let entity: Row<TypeEntity>
  package let role: HostRole
  /// Its stored and computed properties, those of extensions too.
  package let properties: [Property]
  /// Its functions, accessors and initialisers in all files.
  package let functions: [Reference<FunctionFact>]
  package let initializers: [Reference<FunctionFact>]
  /// The assignments to own properties that stand directly in its initialisers, by initialiser.
  package private(set) var assignmentsByInitializer: [[InitAssignment]] = []
  /// The names of its properties.
  private let names: [Name: PropertyName]
  /// What its code says of its properties, where that was noted.
  private var noted: MemberUses?

  private struct PropertyName {
    let number: Int
    /// The place of the property, where the name is not declared twice.
    var place: Int?
  }

  package init(project: ProjectIndex, entity: Row<TypeEntity>, role: HostRole) {
    self.project = project
    self.entity = entity
    self.role = role
    var properties: [Property] = []
    var functions: [Reference<FunctionFact>] = []
    for part in project[entity].parts {
      let facts = project.facts(part.file)
      let fact = facts[part.row]
      properties += fact.properties.map {
        Property(project: project, reference: Reference(part.file, $0), host: entity)
      }
      functions += fact.functions.map { Reference(part.file, $0) }
    }
    self.properties = properties
    self.functions = functions
    initializers = functions.filter { project.fact($0).kind == .initializer }
    names = Host.names(of: properties)
    assignmentsByInitializer = initializers.indices.map { assignments(inInitializerAt: $0) }
  }

  /// What its code says of its properties: found out anew each time, unless it was noted.
  private var memberUses: MemberUses { noted ?? MemberUses(of: self) }

  /// The same host for those who ask much of its code.
  var withUsesNoted: Host {
    var host = self
    host.noted = memberUses
    return host
  }

  /// The names that its code writes or makes bindings to once it exists.
  var changedNames: Set<Name> { memberUses.changedNames }
  /// The names that its code mentions, that of its initialisers left out.
  var mentionedNames: Set<Name> { memberUses.mentionedNames }
  /// Whether it gives itself to somebody: `Coordinator(self)`, `coordinator.parent = self`.
  var handsOutItself: Bool { memberUses.handsOutItself }

  package var name: String {
    let part = project[entity].declaration
    return project.facts(part.file).tree.nameText(project.fact(part).nameNode)
  }

  /// The file of its declaration.
  package var file: Int32 { project[entity].declaration.file }

  package var traits: Traits { project[entity].traits }

  /// Whether it is declared with generic parameters.
  package var isGeneric: Bool { !project.fact(project[entity].declaration).generics.isEmpty }

  /// An `App` or `Scene`: made once, not on each update of a parent.
  package var isTopLevel: Bool { role.isTopLevel }

  /// Something may add to it that no file shows: a macro, an extension nobody can place.
  package var mayHaveMore: Bool { traits.hasUnknownMacro || project[entity].isPerhapsExtended }

  /// The property with a name; nil where there is none or several.
  package func property(_ name: Name) -> Property? {
    names[name]?.place.map { properties[$0] }
  }

  /// The uses in its own code that can mean a property with a name.
  func mentions(of name: Name) -> ArraySlice<Mention> {
    names[name].map { memberUses.mentions[$0.number] } ?? []
  }

  /// How many names its properties have.
  var nameCount: Int { names.count }

  /// The number of a name among those of its properties.
  func number(of name: Name) -> Int? { names[name]?.number }

  private static func names(of properties: [Property]) -> [Name: PropertyName] {
    var names: [Name: PropertyName] = [:]
    for (place, property) in properties.enumerated() {
      let fact = property.fact
      guard !fact.isStatic else { continue }
      if names[fact.name] != nil {
        names[fact.name]?.place = nil
      } else {
        names[fact.name] = PropertyName(number: names.count, place: place)
      }
    }
    return names
  }

  /// The functions and getters that SwiftUI calls while it updates, and those that return content.
  package var bodyFunctions: [Reference<FunctionFact>] {
    let candidates = functions.filter { mayBeBody($0) }
    var unasked = Set(candidates.map { project.fact($0).name })
    // Content that nobody asks for is never drawn.
    for function in functions where !unasked.isEmpty {
      let facts = project.facts(function.file)
      for row in facts[function.row].uses { unasked.remove(facts[row].name) }
      for row in facts[function.row].calls { unasked.remove(facts[row].name) }
    }
    return candidates.filter {
      let fact = project.fact($0)
      return isRequirement(fact) || !unasked.contains(fact.name)
    }
  }

  private func mayBeBody(_ function: Reference<FunctionFact>) -> Bool {
    let facts = project.facts(function.file)
    let fact = facts[function.row]
    guard fact.kind == .function || fact.kind == .getter, !fact.isStatic else { return false }
    return isRequirement(fact) || facts[fact.attributes].contains { $0.kind == .builder }
      || project.returnsContent(fact, in: function.file)
  }

  /// `body`, `body(content:)`, `makeBody(configuration:)`: what the protocol of its role calls.
  func isRequirement(_ fact: FunctionFact) -> Bool {
    switch role {
    case .representable, .dynamicProperty, .gesture: return false
    default: break
    }
    return traits.ancestors.contains { ancestor in
      ProtocolTable.facts(of: ancestor)?.requirements.contains {
        $0.name == fact.name && $0.isMethod == (fact.kind == .function)
      } ?? false
    }
  }
}

extension ProjectIndex {
  /// Whether a function gives what SwiftUI draws: `some View`, a view type, scene content.
  /// A plain shape or text made by a helper may be anything; content opaque to callers is drawn.
  func returnsContent(_ fact: FunctionFact, in file: Int32) -> Bool {
    guard fact.result.exists else { return false }
    return buildsContent(fact.result, in: file, owner: fact.owner, function: fact)
  }

  /// The host a type of the project is; nil for all others.
  package func host(_ entity: Row<TypeEntity>) -> Host? {
    guard let role = self[entity].traits.hostRole else { return nil }
    return Host(project: self, entity: entity, role: role)
  }
}
