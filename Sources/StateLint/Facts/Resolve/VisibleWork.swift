import StateLintSyntax

extension ProjectIndex {
  /// Whether making an instance of a class surely does no more than store values; nil where nobody
  /// knows, true where it surely starts or loads something.
  ///
  /// Calls of own methods are followed three deep.
  package func doesVisibleWork(makingA entity: Row<TypeEntity>) -> Bool? {
    let traits = self[entity].traits
    guard self[entity].kind == .class, !self[entity].isPerhapsExtended else { return nil }
    var next = initializers(of: entity)
    next += self[entity].parts.flatMap { part in
      let facts = facts(part.file)
      return facts[part.row].functions.filter {
        facts[$0].kind == .defaultValue && !facts[facts[$0].property].isStatic
          && !facts[facts[$0].property].modifiers.contains(.lazy)
      }.map { Reference(part.file, $0) }
    }
    var seen = Set(next)
    var isClear = !traits.hasUnknownMacro && !traits.hasUnknownAncestor
    for _ in 0..<4 {
      var further: [Reference<FunctionFact>] = []
      for function in next {
        let facts = facts(function.file)
        let regions = Regions(of: function, root: .body, ClosureTimings(project: self))
        for row in facts[function.row].calls {
          let call = facts[row]
          guard regions[call.scope] == .body else { continue }
          if VisibleWork.isStarted(by: call, in: facts) { return true }
          let own = callees(ofOwn: call, of: entity)
          if own.isEmpty, !makesValue(call, in: function.file) { isClear = false }
          further += own.filter { seen.insert($0).inserted }
        }
      }
      next = further
    }
    return isClear ? false : nil
  }

  private func makesValue(_ call: CallFact, in file: Int32) -> Bool {
    facts(file).tree.constructedName(call) != nil
      && modelKind(of: finder.constructed(by: call, in: file)) == .value
  }

  private func callees(
    ofOwn call: CallFact, of entity: Row<TypeEntity>
  ) -> [Reference<FunctionFact>] {
    guard call.form == .bare || call.form == .onSelf else { return [] }
    return functions(call.name, of: entity)
  }
}

/// What an initialiser can start or load that is noticed when it happens again and again.
/// Source: the documentation of each.
enum VisibleWork {
  /// Constructions and functions by their names.
  static let calleeRows = [
    "AVAudioPlayer", "AVPlayer", "CLLocationManager", "NWPathMonitor", "Task",
  ]
  /// Methods by the type or the member before them; nil for any.
  static let memberRows: [(member: String, behind: String?)] = [
    ("addObserver", nil), ("addPeriodicTimeObserver", nil), ("async", nil),
    ("asyncAfter", nil), ("autoconnect", nil), ("contents", "default"),
    ("contentsOfDirectory", "default"),
    ("data", "shared"), ("dataTask", nil), ("dataTaskPublisher", nil), ("detached", "Task"),
    ("resume", nil), ("scheduledTimer", "Timer"),
    ("startMonitoring", nil), ("startUpdatingLocation", nil),
  ]
  /// Types whose initialiser reads a file where it has one of these labels.
  static let readerRows: [(type: String, label: String)] = [
    ("Data", "contentsOf"), ("NSArray", "contentsOf"), ("NSDictionary", "contentsOf"),
    ("String", "contentsOf"), ("String", "contentsOfFile"),
  ]

  static func isStarted(by call: CallFact, in facts: FileFacts) -> Bool {
    let tree = facts.tree
    let label = tree.child(call.node, .argument).flatMap { tree.child($0, .argumentLabel) }
      .map { tree.name($0) }
    if let label, readers[call.name]?.contains(label) ?? false { return true }
    switch call.form {
    case .bare: return callees.contains(call.name)
    case .member:
      guard let befores = members[call.name] else { return false }
      let before = facts.nameBefore(call).map { tree.name($0) }
      return befores.contains { $0 == nil || $0 == before }
    default: return false
    }
  }

  private static let callees = Set(calleeRows.map { Name($0) })
  private static let members = Dictionary(grouping: memberRows) { Name($0.member) }
    .mapValues { rows in rows.map { $0.behind.map { Name($0) } } }
  private static let readers = Dictionary(grouping: readerRows) { Name($0.type) }
    .mapValues { rows in rows.map { Name($0.label) } }
}
