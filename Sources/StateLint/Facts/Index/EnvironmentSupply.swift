import StateLintSyntax

/// What some code puts into the environment, by type.
package struct Supplied: Sendable {
  package var types: Set<Row<TypeEntity>> = []
  /// Something is put there, and nobody knows what.
  package var isUnknown = false

  mutating func formUnion(_ other: Supplied) {
    types.formUnion(other.types)
    isUnknown = isUnknown || other.isUnknown
  }
}

/// The objects that a project's views expect from the environment, and what supplies them.
package struct EnvironmentSupply: Sendable {
  /// A place that puts an object of a known type into the environment.
  package struct Source: Sendable {
    package let call: Reference<CallFact>
    /// The family of the modifier: only readers of the same family find the object.
    package let family: ModelFamily
    /// In a preview or a test.
    package let isOutsideApp: Bool
  }

  /// The properties that expect an object of a type, in file order.
  package private(set) var readers: [Row<TypeEntity>: [Reference<PropertyFact>]] = [:]
  package private(set) var sources: [Row<TypeEntity>: [Source]] = [:]
  /// What the modifiers directly in a function put into the environment.
  private(set) var byFunction: [Reference<FunctionFact>: Supplied] = [:]
  /// Code of the app puts something into the environment of which nobody knows the type.
  package private(set) var hasUnknownSource = false
  /// Types of objects that are given to code nobody knows, which may put them there.
  package private(set) var handedAway: Set<Row<TypeEntity>> = []
  /// The types that code of the app comes to.
  private var reach = Reach.nothing
  /// The types that expect an object, or whose code leads to one that does.
  private var expecting: Set<Row<TypeEntity>> = []

  package static let empty = EnvironmentSupply()

  private init() {}

  init(of project: ProjectIndex, _ workers: Workers) {
    collectReaders(project)
    guard !readers.isEmpty else { return }
    let known = self
    (self, reach) = workers.both {
      var supply = known
      supply.collectSources(project)
      supply.collectHandedAway(project)
      return supply
    } and: {
      Reach(of: project)
    }
    collectExpecting(project)
  }

  /// The types that code of the app reaches from an `App` or a hosting controller, each with the
  /// call that constructs it; none for the roots themselves.
  package var reached: [Row<TypeEntity>: Reference<CallFact>?] { reach.types }

  /// Whether a view, or one it leads to, expects an object: a cheap question before a dear one.
  func mayExpect(_ entity: Row<TypeEntity>) -> Bool { expecting.contains(entity) }

  /// Whether code of one type constructs another, over any number of steps.
  package func leads(from maker: Row<TypeEntity>, to entity: Row<TypeEntity>) -> Bool {
    reach.leads(from: maker, to: entity)
  }

  // MARK: Collecting

  private mutating func collectReaders(_ project: ProjectIndex) {
    for file in project.files.indices
    where project.files[file].contents.contains(.environmentReaders) {
      let facts = project.files[file]
      for row in facts.properties.indices where !facts.properties[row].attributes.isEmpty {
        let reference = Reference(Int32(file), Row<PropertyFact>(row))
        guard facts.properties[row].owner.exists, !facts.properties[row].isLocal,
          let type = project.expectedObject(of: reference)
        else { continue }
        readers[type, default: []].append(reference)
      }
    }
  }

  private mutating func collectSources(_ project: ProjectIndex) {
    for file in project.files.indices where project.files[file].contents.contains(.injections) {
      let facts = project.files[file]
      for row in facts.calls.indices {
        let call = facts.calls[row]
        guard let (value, family) = facts.injectedObject(call) else { continue }
        let reference = Reference(Int32(file), Row<CallFact>(row))
        let site = CallSite(project: project, reference: reference)
        let shape = project.shape(ofExpression: value, at: project.standpoint(site.function))
        let isOutside = site.isOutsideApp
        if let type = shape.entity, shape.container == .none {
          sources[type, default: []].append(
            Source(call: reference, family: family, isOutsideApp: isOutside))
          byFunction[site.function, default: Supplied()].types.insert(type)
        } else {
          byFunction[site.function, default: Supplied()].isUnknown = true
          if !isOutside { hasUnknownSource = true }
        }
      }
    }
  }

  /// `page.installed(wind)`: a modifier that nobody knows gets an object of the type.
  private mutating func collectHandedAway(_ project: ProjectIndex) {
    var holders: [Name: Set<Row<TypeEntity>>] = [:]
    for type in readers.keys {
      holders[project[type].name, default: []].insert(type)
      for alias in project.aliasNames[type] ?? [] { holders[alias, default: []].insert(type) }
    }
    let typeNames = holders
    var handed: Set<Name> = []
    for facts in project.files { handed.formUnion(facts.handedNames.names) }
    for facts in project.files {
      for property in facts.properties where handed.contains(property.name) {
        let node = property.type.exists ? property.type : facts.constructedType(of: property)
        guard let node else { continue }
        let name = facts.tree.name(facts.tree.lastNameNode(node))
        for type in typeNames[name] ?? [] { holders[property.name, default: []].insert(type) }
      }
    }
    for facts in project.files
    where facts.handedNames.names.contains(where: { holders[$0] != nil }) {
      for call in facts.calls where call.mayHandOn && !project.functions.contains(call.name) {
        for argument in CallArguments(call, facts).rows {
          guard let name = facts.tree.nameOfObject(argument.value), let types = holders[name] else {
            continue
          }
          handedAway.formUnion(types)
        }
      }
    }
  }

  private mutating func collectExpecting(_ project: ProjectIndex) {
    var next = readers.values.joined().compactMap {
      project.entity(of: project.fact($0).owner, in: $0.file)
    }
    while let entity = next.popLast() {
      guard expecting.insert(entity).inserted else { continue }
      next += reach.makers[entity] ?? []
    }
  }
}

/// The modifiers that put an object into the environment by its type.
enum Injections {
  static func isModifier(_ name: Name) -> Bool {
    name == .environmentObject || name == .environmentModifier
  }
}

/// The types that begin a new tree of views, with an environment of their own.
/// Source: Apple's page of each.
enum Hosting {
  static func makesHost(_ name: Name) -> Bool { hosts.contains(name) }
  /// Begins with an empty environment: hosts, and what draws or configures by itself.
  static func beginsEmpty(_ name: Name) -> Bool { hosts.contains(name) || others.contains(name) }

  static let hostRows = [
    "NSHostingController", "NSHostingMenu", "NSHostingView", "UIHostingController",
    "WKHostingController",
  ]
  static let otherRows = ["ImageRenderer", "UIHostingConfiguration"]
  private static let hosts = Set(hostRows.map { Name($0) })
  private static let others = Set(otherRows.map { Name($0) })
}

extension ProjectIndex {
  /// The class of the object that a property expects from the environment by its type: without an
  /// optional mark, and a class of the project.
  func expectedObject(of property: Reference<PropertyFact>) -> Row<TypeEntity>? {
    guard let attribute = wrapperAttribute(of: property) else { return nil }
    let facts = facts(property.file)
    switch attribute.wrapper {
    case .environmentObject: break
    case .environment:
      guard let argument = facts.tree.child(attribute.node, .argument),
        let value = facts.tree.lastChild(argument), facts.typeInMetatype(value) != nil
      else { return nil }
    default: return nil
    }
    let shape = shape(of: property)
    guard shape.container == .none, !shape.isOptional, shape.form == .nominal,
      let entity = shape.entity, self[entity].kind == .class
    else { return nil }
    return entity
  }
}
