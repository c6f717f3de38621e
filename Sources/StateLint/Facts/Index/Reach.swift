import StateLintSyntax

/// Which types the code of an app comes to, and from where.
struct Reach: Sendable {
  /// The types that code of the app reaches from an `App` or a hosting controller, each with the
  /// call that constructs it; none for the roots themselves.
  private(set) var types: [Row<TypeEntity>: Reference<CallFact>?] = [:]
  /// The types whose code constructs a type, outside previews and tests.
  private(set) var makers: [Row<TypeEntity>: [Row<TypeEntity>]] = [:]

  static let nothing = Reach()

  private init() {}

  init(of project: ProjectIndex) {
    var made: [Row<TypeEntity>: [(type: Row<TypeEntity>, call: Reference<CallFact>)]] = [:]
    for entry in project.constructions.entries
    where project.placements.role(of: entry.call.file) == .app {
      let site = CallSite(project: project, reference: entry.call)
      guard let owner = site.enclosingEntity, entry.type != owner, !site.isOutsideApp else {
        continue
      }
      made[owner, default: []].append((entry.type, entry.call))
      if makers[entry.type]?.last != owner { makers[entry.type, default: []].append(owner) }
    }
    var roots = Reach.roots(of: project)
    for root in roots { types[root] = .some(nil) }
    while let current = roots.popLast() {
      for (type, call) in made[current] ?? [] where types[type] == nil {
        types[type] = call
        roots.append(type)
      }
    }
  }

  private static func roots(of project: ProjectIndex) -> [Row<TypeEntity>] {
    var roots: [Row<TypeEntity>] = project.entities.indices.filter {
      project.entities[$0].traits.hostRole == .app
    }.map { Row($0) }
    for file in project.files.indices
    where project.placements.role(of: Int32(file)) == .app
      && project.files[file].contents.contains(.hosts)
    {
      for entry in project.files[file].constructions where Hosting.makesHost(entry.name) {
        let site = CallSite(project: project, reference: Reference(Int32(file), entry.row))
        guard let owner = site.enclosingEntity, !site.isOutsideApp else { continue }
        roots.append(owner)
      }
    }
    return roots
  }

  /// Whether code of one type constructs another, over any number of steps.
  func leads(from maker: Row<TypeEntity>, to entity: Row<TypeEntity>) -> Bool {
    var seen: Set<Row<TypeEntity>> = [entity]
    var next = [entity]
    while let current = next.popLast() {
      for above in makers[current] ?? [] where seen.insert(above).inserted {
        if above == maker { return true }
        next.append(above)
      }
    }
    return false
  }
}
