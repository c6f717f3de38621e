import StateLintSyntax

/// An object or value that is put into the environment where the view that looks for it does not
/// look.
package struct HiddenInjection: Sendable {
  package let place: Place
  package let kind: Kind
  /// The type of the object; the key of a value.
  package let what: String
  /// The view that looks for it.
  package let view: String
  package let family: ModelFamily
  /// Code above puts something of the type there as well.
  package var isAlsoAbove = false
  package var repair: Repair?

  package enum Kind: Sendable {
    /// Inside of a presentation: the name of its modifier.
    case presented(String)
    /// Inside of the stack that pushes the view.
    case pushed
    /// A value, inside of a presentation.
    case value(String)
    /// A new tree of views: the name of its host.
    case host(String)
    /// In the `body` of the view that looks for it: the names of what it injects and what it reads.
    case own(injected: String, read: String)
  }
}

/// A view that a presentation shows, with what its content adds to the environment.
private struct PresentedView {
  let entity: Row<TypeEntity>
  let supplied: Supplied
}

extension HostFacts {
  /// The injections of this host that stand inside of a presentation whose content looks for them.
  package var hiddenInjections: [HiddenInjection] {
    guard project.hasEnvironment else { return [] }
    return host.functions.flatMap { function -> [HiddenInjection] in
      let facts = project.facts(function.file)
      guard facts.contents.contains(.injections) else { return [] }
      let sets = facts[function.row].calls.contains {
        facts[$0].name == .environmentObject || facts[$0].name == .environmentModifier
      }
      guard sets else { return [] }
      let calls = facts.ownCalls(of: function.row)
      let setters = Dictionary(
        grouping: calls.filter {
          $0.name == .environmentObject || $0.name == .environmentModifier
        }, by: \.chain)
      guard !setters.isEmpty else { return [] }
      return calls.flatMap { presentation -> [HiddenInjection] in
        guard presentation.form == .member, PresentingModifiers.contain(presentation.name),
          let inner = setters[presentation.chain]?.filter({ $0.node < presentation.node }),
          !inner.isEmpty,
          presentation.name != .navigationDestination || facts.isInStack(presentation)
        else { return [] }
        let views = presentedViews(by: presentation, in: function)
        guard !views.isEmpty else { return [] }
        return inner.compactMap {
          facts.injectedObject($0) == nil
            ? hiddenValue($0, below: presentation, views, in: function)
            : hiddenObject($0, below: presentation, views, in: function)
        }
      }
    }
  }

  private func hiddenObject(
    _ call: CallFact, below presentation: CallFact, _ views: [PresentedView],
    in function: Reference<FunctionFact>
  ) -> HiddenInjection? {
    let facts = project.facts(function.file)
    guard let (value, family) = facts.injectedObject(call) else { return nil }
    let shape = project.shape(ofExpression: value, at: project.standpoint(function))
    guard shape.container == .none, let type = shape.entity,
      project.families(of: type)?.contains(family) ?? false,
      let reader = reader(of: type, among: views)
    else { return nil }
    let above = host.surroundings(of: presentation.node, in: function)
    guard !above.isUnknown, !above.types.contains(type) else { return nil }
    let isPushed = presentation.name == .navigationDestination
    return HiddenInjection(
      place: Place(function.file, facts.modifierNameRange(call)),
      kind: isPushed ? .pushed : .presented(facts.tree.nameText(presentation.callee)),
      what: project.name(of: type), view: project.name(of: reader), family: family,
      isAlsoAbove: project.suppliesAbove(entity, type),
      repair: isPushed ? nil : facts.tree.moving(call, behind: presentation, in: function.file))
  }

  private func reader(of type: Row<TypeEntity>, among views: [PresentedView]) -> Row<TypeEntity>? {
    for view in views where !view.supplied.isUnknown && !view.supplied.types.contains(type) {
      let found = project.expectations(of: view.entity, depth: 2, atOnce: false)
      if let expected = found.first(where: { $0.type == type }) {
        return expected.views.last ?? view.entity
      }
    }
    return nil
  }

  /// `.environment(\.signColor, .green)` with a key of the project.
  private func hiddenValue(
    _ call: CallFact, below presentation: CallFact, _ views: [PresentedView],
    in function: Reference<FunctionFact>
  ) -> HiddenInjection? {
    let facts = project.facts(function.file)
    guard call.name == .environmentModifier, presentation.name != .navigationDestination,
      let key = facts.environmentKey(of: call), project.environmentNames.contains(key),
      countOfSetters(of: key) == 1,
      let view = views.first(where: { view in
        project.host(view.entity)?.properties.contains { $0.environmentKey == key } ?? false
      })
    else { return nil }
    return HiddenInjection(
      place: Place(function.file, facts.modifierNameRange(call)),
      kind: .value(facts.tree.nameText(presentation.callee)),
      what: facts.environmentKeyText(of: call) ?? "", view: project.name(of: view.entity),
      family: .tracked,
      repair: facts.tree.moving(call, behind: presentation, in: function.file))
  }

  private func countOfSetters(of key: Name) -> Int {
    host.functions.reduce(0) { count, function in
      let facts = project.facts(function.file)
      return count
        + facts[function.row].calls.count { facts.environmentKey(of: facts[$0]) == key }
    }
  }

  // MARK: What is presented

  private func presentedViews(
    by presentation: CallFact, in function: Reference<FunctionFact>
  ) -> [PresentedView] {
    let facts = project.facts(function.file)
    let place = project.standpoint(function)
    var found = project.constructedHosts(in: presentation.node, of: function).map { call, entity in
      PresentedView(
        entity: entity,
        supplied: project.surroundings(of: call.node, upTo: presentation.node, at: place))
    }
    for use in facts.ownUses(of: function.row)
    where facts.tree.contains(presentation.node, use.root) && !use.local.exists {
      if let entity = project.initializedHost(use, at: place) {
        found.append(PresentedView(entity: entity, supplied: Supplied()))
      }
      guard let helper = helper(namedBy: use), helper != function else { continue }
      let outer = project.surroundings(of: use.root, upTo: presentation.node, at: place)
      let body = project.facts(helper.file)[helper.row].body
      for (call, entity) in project.constructedHosts(in: body, of: helper) {
        var supplied = project.surroundings(of: call.node, at: project.standpoint(helper))
        supplied.formUnion(outer)
        found.append(PresentedView(entity: entity, supplied: supplied))
      }
    }
    return found
  }

  /// The getter or function of this host that a use names.
  private func helper(namedBy use: UseFact) -> Reference<FunctionFact>? {
    if let getter = host.getter(readBy: use) { return getter }
    guard use.form == .bare || use.form == .onSelf, use.access == .read else { return nil }
    let found = project.functions(use.name, of: entity)
    return found.count == 1 ? found[0] : nil
  }
}

extension HostFacts {
  /// What this host reads from above while it injects an object of its own around all it draws.
  package var ownInjections: [HiddenInjection] {
    let mayInject = project[entity].parts.contains {
      project.facts($0.file).contents.contains(.injections)
    }
    guard mayInject else { return [] }
    return host.properties.compactMap { property in
      guard property.wrapper == .environmentObject || property.wrapper == .environment,
        let type = project.expectedObject(of: property.reference),
        property.isMentioned(in: host)
      else { return nil }
      let owned = host.properties.filter {
        ($0.wrapper == .state || $0.wrapper == .stateObject) && $0.shape.entity == type
          && $0.shape.container == .none && !$0.shape.isOptional
      }
      guard let injected = owned.first(where: { isInjectedAround($0) }) else { return nil }
      return HiddenInjection(
        place: property.attribute, kind: .own(injected: injected.name, read: property.name),
        what: project.name(of: type), view: name,
        family: property.wrapper == .environment ? .tracked : .announcing)
    }
  }

  /// `VStack { … }.environmentObject(ownLamp)` as the whole of `body`.
  private func isInjectedAround(_ property: Property) -> Bool {
    host.functions.filter { host.isRequirement(project.fact($0)) }.contains { function in
      let facts = project.facts(function.file)
      return facts.ownCalls(of: function.row).contains { call in
        guard let (value, _) = facts.injectedObject(call),
          facts.ownUses(of: function.row).contains(where: {
            $0.node == value && property.isMeant(by: $0)
          })
        else { return false }
        return !facts.tree.ancestors(of: call.chain).contains { facts.tree.kind($0) == .chain }
      }
    }
  }
}

extension ProjectIndex {
  /// Whether there is anything of the environment to look at.
  var hasEnvironment: Bool { !environment.readers.isEmpty || !environmentNames.isEmpty }

  /// Whether code around a host, or code nobody can place, puts an object of a type there too.
  fileprivate func suppliesAbove(_ host: Row<TypeEntity>, _ type: Row<TypeEntity>) -> Bool {
    if environment.hasUnknownSource { return true }
    return (environment.sources[type] ?? []).contains { source in
      guard !source.isOutsideApp else { return false }
      let site = CallSite(project: self, reference: source.call)
      guard let owner = site.enclosingEntity else { return true }
      return owner != host && environment.leads(from: owner, to: host)
    }
  }

  /// The constructions of hosts inside a node.
  fileprivate func constructedHosts(
    in node: NodeID, of function: Reference<FunctionFact>
  ) -> [(call: CallFact, entity: Row<TypeEntity>)] {
    let facts = facts(function.file)
    guard node.exists else { return [] }
    return facts.ownCalls(of: function.row).compactMap { call in
      guard facts.tree.contains(node, call.node), call.node != node,
        facts.tree.constructedName(call) != nil,
        let entity = finder.constructed(by: call, in: function.file).entity,
        self[entity].traits.hostRole != nil
      else { return nil }
      return (call, entity)
    }
  }

  /// `content: GliderSheet.init`
  fileprivate func initializedHost(_ use: UseFact, at place: Standpoint) -> Row<TypeEntity>? {
    let facts = facts(place.file)
    guard use.form == .type, let last = facts.tree.lastChild(use.node),
      facts.tree.kind(last) == .memberAccess, facts.tree.name(last) == .`init`,
      let entity = meaning(of: use.name, in: place.file, type: place.type).entity,
      self[entity].traits.hostRole != nil
    else { return nil }
    return entity
  }

  /// The views of a file that begin a new tree without what they look for.
  package func hostedViewsMissingObjects(in file: Int32) -> [HiddenInjection] {
    let facts = facts(file)
    guard !environment.readers.isEmpty, facts.contents.contains(.hosts) else { return [] }
    return facts.constructions.flatMap { entry -> [HiddenInjection] in
      let outer = facts[entry.row]
      let function = Reference(file, facts[outer.scope].function)
      guard Hosting.beginsEmpty(entry.name),
        !CallSite(project: self, reference: Reference(file, entry.row)).isOutsideApp
      else { return [] }
      return constructedHosts(in: outer.node, of: function).compactMap { call, entity in
        hostedView(call, entity, in: outer, of: function)
      }
    }
  }

  private func hostedView(
    _ call: CallFact, _ entity: Row<TypeEntity>, in outer: CallFact,
    of function: Reference<FunctionFact>
  ) -> HiddenInjection? {
    let supplied = surroundings(of: call.node, upTo: outer.node, at: standpoint(function))
    guard !supplied.isUnknown else { return nil }
    let missing = expectations(of: entity, depth: 2, atOnce: false).first { expected in
      !supplied.types.contains(expected.type) && families(of: expected.type)?.count == 1
        && (environment.sources[expected.type] ?? []).contains { !$0.isOutsideApp }
    }
    guard let missing else { return nil }
    let facts = facts(function.file)
    return HiddenInjection(
      place: Place(function.file, facts.constructionRange(call)),
      kind: .host(facts.tree.nameText(outer.callee)), what: name(of: missing.type),
      view: name(of: entity),
      family: families(of: missing.type) == [.tracked] ? .tracked : .announcing)
  }
}

extension FileFacts {
  /// The name of a modifier with its arguments.
  fileprivate func modifierNameRange(_ call: CallFact) -> Range<Int> {
    tree.range(call.callee).lowerBound..<tree.range(call.node).upperBound
  }

  /// Whether a modifier stands in the content of a navigation stack that is in sight.
  fileprivate func isInStack(_ call: CallFact) -> Bool {
    var scope = call.scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists, PresentingModifiers.stacks.contains(self[slot.call].name) { return true }
      scope = self[scope].parent
    }
    return false
  }

  /// `signColor` in `.environment(\.signColor, .green)`
  fileprivate func environmentKey(of call: CallFact) -> Name? {
    environmentKeyNode(of: call).map { tree.name($0) }
  }

  fileprivate func environmentKeyText(of call: CallFact) -> String? {
    environmentKeyNode(of: call).map { tree.nameText($0) }
  }

  private func environmentKeyNode(of call: CallFact) -> NodeID? {
    guard call.name == .environmentModifier else { return nil }
    let arguments = CallArguments(call, self).rows
    guard arguments.count == 2, tree.kind(arguments[0].value) == .keyPath else { return nil }
    return tree.child(arguments[0].value, .memberAccess)
  }
}

extension Tree {
  /// Takes a modifier from its place and puts it behind another one of its chain.
  fileprivate func moving(
    _ call: CallFact, behind other: CallFact, in file: Int32
  ) -> Repair? {
    guard let range = modifierRange(call) else { return nil }
    let end = self.range(other.node).upperBound
    return Repair(
      title: "Move `.\(nameText(call.callee))` behind `.\(nameText(other.callee))`",
      edits: [
        .init(place: Place(file, range), text: ""),
        .init(place: Place(file, end..<end), text: text(range)),
      ], isSafe: false)
  }
}

/// The modifiers whose content takes the environment of the place where they are attached; a pushed
/// screen takes that of its stack. Source: Apple's page of each.
enum PresentingModifiers {
  static func contain(_ name: Name) -> Bool { names.contains(name) }

  static let rows = ["fullScreenCover", "inspector", "navigationDestination", "popover", "sheet"]
  static let stackRows = ["NavigationSplitView", "NavigationStack", "NavigationView"]
  private static let names = Set(rows.map { Name($0) })
  static let stacks = Set(stackRows.map { Name($0) })
}
