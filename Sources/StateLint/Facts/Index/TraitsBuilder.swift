import StateLintSyntax

/// Finds out what each type is: from its own clause and attributes, its extensions, and everything
/// it inherits from.
struct TraitsBuilder {
  let finder: TypeFinder
  var found: [Traits]
  private var progress: [Progress]

  private enum Progress {
    case open, running, done
  }

  init(finder: TypeFinder) {
    self.finder = finder
    found = [Traits](repeating: Traits(), count: finder.entities.count)
    progress = [Progress](repeating: .open, count: finder.entities.count)
  }

  mutating func build() {
    for row in found.indices { resolve(row, depth: 0) }
  }

  private mutating func resolve(_ row: Int, depth: Int) {
    guard progress[row] == .open else { return }
    // A chain of ancestors deeper than this is no code a person wrote.
    guard depth < 64 else { return }
    progress[row] = .running
    var traits = Traits()
    for part in finder.entities[row].parts { add(part, to: &traits, depth: depth) }
    found[row] = traits
    settle(row)
    progress[row] = .done
  }

  private mutating func add(_ part: Reference<TypeFact>, to traits: inout Traits, depth: Int) {
    let facts = finder.files[Int(part.file)]
    let place = Int(part.row.index)
    for attribute in facts[facts.types[place].attributes] { add(attribute, to: &traits) }
    if facts.types[place].properties.contains(where: { row in
      facts.properties[Int(row.index)].attributes.indices.contains {
        facts.attributes[$0].name == .objc
      }
    }) {
      traits.hasObjCMembers = true
    }
    for inherit in facts[facts.types[place].inherits] {
      add(inherit, in: facts.types[place].parent, of: part.file, to: &traits, depth: depth)
    }
  }

  private func add(_ attribute: AttributeFact, to traits: inout Traits) {
    switch attribute.kind {
    case .macro(let macro):
      switch macro.effect {
      case .observable: traits.isObservable = true
      case .observableState, .reducer: traits.isComposable = true
      default: break
      }
    case .builtin:
      if attribute.name == .mainActor { traits.isMainActor = true }
      if attribute.name == .dynamicMemberLookup { traits.isDynamicMemberLookup = true }
      if attribute.name == .objcMembers { traits.hasObjCMembers = true }
    case .unknown, .wrapper, .dependencyInjection: traits.hasUnknownMacro = true
    case .builder: break
    }
  }

  private mutating func add(
    _ inherit: InheritFact, in type: Row<TypeFact>, of file: Int32, to traits: inout Traits,
    depth: Int
  ) {
    traits.ancestors.insert(inherit.name)
    for shape in finder.inheritedShapes(of: inherit.node, in: file, type: type) {
      add(shape, inherit, in: file, to: &traits, depth: depth)
    }
  }

  private mutating func add(
    _ shape: TypeShape, _ inherit: InheritFact, in file: Int32, to traits: inout Traits, depth: Int
  ) {
    switch shape.meaning {
    case .project(let ancestor):
      resolve(Int(ancestor.index), depth: depth + 1)
      take(found[Int(ancestor.index)], into: &traits)
    case .sdk(let name): traits.ancestors.insert(name)
    case .generic: break
    case .ambiguous, .unknown:
      // An enum's raw type and a suppressed conformance are no ancestors.
      if !SDKTypes.isKnown(inherit.name, shape: inherit.shape), !isSuppressed(inherit, file) {
        traits.hasUnknownAncestor = true
      }
    }
  }

  private func isSuppressed(_ inherit: InheritFact, _ file: Int32) -> Bool {
    finder.files[Int(file)].tree.kind(inherit.node) == .suppressedType
  }

  private func take(_ ancestor: Traits, into traits: inout Traits) {
    traits.ancestors.formUnion(ancestor.ancestors)
    traits.hasUnknownAncestor = traits.hasUnknownAncestor || ancestor.hasUnknownAncestor
    traits.hasUnknownMacro = traits.hasUnknownMacro || ancestor.hasUnknownMacro
    traits.isObservable = traits.isObservable || ancestor.isObservable
    traits.isComposable = traits.isComposable || ancestor.isComposable
    traits.isMainActor = traits.isMainActor || ancestor.isMainActor
    traits.hasObjCMembers = traits.hasObjCMembers || ancestor.hasObjCMembers
    traits.isDynamicMemberLookup = traits.isDynamicMemberLookup || ancestor.isDynamicMemberLookup
  }

  /// What follows from the ancestors.
  private mutating func settle(_ row: Int) {
    let kind = finder.entities[row].kind
    for ancestor in found[row].ancestors {
      if let role = SDKTypes.hostRole(ancestor) { found[row].take(role) }
      if SDKTypes.isManagedObject(ancestor) { found[row].isManagedObject = true }
      if SDKTypes.isObservableObject(ancestor) { found[row].isObservableObject = true }
      let kind = finder.assumptions.kind(ancestor) ?? SDKTypes.modelKind(ancestor)
      if kind == .observable { found[row].isObservable = true }
      if ancestor == .reducer { found[row].isComposable = true }
    }
    if found[row].isManagedObject { found[row].isObservableObject = true }
    if kind == .protocol { found[row].hostRole = nil }
  }
}

extension Traits {
  /// A view that is also something else is a view first.
  fileprivate mutating func take(_ role: HostRole) {
    guard let known = hostRole else {
      hostRole = role
      return
    }
    if role.rawValue < known.rawValue { hostRole = role }
  }
}
