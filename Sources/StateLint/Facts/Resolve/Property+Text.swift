import StateLintSyntax

extension Property {
  /// The wrapper's name without its module: `State`.
  package var wrapperName: String {
    guard let attribute = wrapperAttribute, let type = facts.tree.firstChild(attribute.node) else {
      return ""
    }
    return facts.tree.nameText(facts.tree.lastNameNode(type))
  }

  /// The attribute as written, `@State`.
  package var attributeText: String { facts.tree.collapsedText(attributeRange) }

  /// The declaration as it would be with `private`, on one line and without accessors.
  package var privateDeclaration: String {
    let value = defaultText.map { $0.utf8.count <= 40 ? " = \($0)" : " = …" } ?? ""
    let suffix = typeSuffix
    return "\(attributeText) private \(fact.isLet ? "let" : "var") \(name)\(suffix)\(value)"
  }

  /// The default value as written; nil where there is none.
  package var defaultText: String? {
    fact.initializer.exists ? facts.tree.collapsedText(fact.initializer) : nil
  }

  /// `: Int`, empty where the type is not written.
  package var typeSuffix: String {
    fact.type.exists ? ": " + facts.tree.collapsedText(fact.type) : ""
  }

  /// The name of its type, or of the elements, as people would say it.
  package var typeText: String {
    switch shape.meaning {
    case .project(let entity):
      let part = project[entity].declaration
      return project.facts(part.file).tree.nameText(project.fact(part).nameNode)
    default:
      if fact.type.exists { return facts.tree.collapsedText(fact.type) }
      // `NSMutableArray` in `= NSMutableArray()`
      return facts.constructedType(of: fact).map { facts.tree.nameText($0) } ?? name
    }
  }

  /// A Core Data object.
  package var isManagedObject: Bool {
    switch shape.meaning {
    case .project(let entity): project[entity].traits.isManagedObject
    case .sdk(let name): SDKTypes.isManagedObject(name)
    default: false
    }
  }

  /// Whether `@StateObject` can stand in the place of `@State`: the object is made on the
  /// declaration, never replaced, and no binding to the whole object is taken.
  package func canBecomeStateObject(in host: Host) -> Bool {
    guard shape.container == .none, !shape.isOptional, !isManagedObject,
      host.creations(of: self).contains(where: \.isDefault)
    else { return false }
    return !host.mentions(of: self).contains { mention in
      let use = mention.use
      if use.access == .inout || use.form == .storage { return true }
      return (use.access == .assign || use.form == .projection)
        && project.facts(mention.function.file).members(of: use).isEmpty
    }
  }
}

extension FilePlacement {
  /// Built with Xcode 27 or newer, where `@State` is a macro.
  package var isXcode27: Bool { (xcode ?? 0) >= 27 }
  /// Perhaps built with Xcode 27: nobody says otherwise.
  package var mayBeXcode27: Bool { (xcode ?? 27) >= 27 }

  /// Whether `@StateObject` can be used everywhere this code runs; nil where nobody says.
  package var hasStateObject: Bool? {
    deploymentTarget.reaches(FilePlacement.stateObjectSince)
  }

  private static let stateObjectSince = DeploymentTarget(
    iOS: "14", macOS: "11", tvOS: "14", watchOS: "7", visionOS: "1")
}
