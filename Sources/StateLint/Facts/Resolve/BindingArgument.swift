import StateLintSyntax

/// A value given where a binding is wanted, or the other way round.
package struct BindingArgument: Sendable {
  package let place: Place
  /// The argument without `$`: `isOn`, `order.isPaid`.
  package let name: String
  /// What takes it: `Toggle`, `.sheet`.
  package let callee: String
  /// The label; nil where callers write none.
  package let label: String?
  /// Whether a binding is wanted.
  package let wantsBinding: Bool
  /// The property of the host that stands behind the argument.
  package let property: Property
  /// Adds or drops the `$`.
  package let repair: Repair
}

extension HostFacts {
  /// The arguments that have a `$` too few or too many.
  package var mistakenBindingArguments: [BindingArgument] {
    let paths = argumentPaths
    guard !paths.isEmpty else { return [] }
    return host.functions.flatMap { function -> [BindingArgument] in
      guard let paths = paths[function] else { return [] }
      let facts = project.facts(function.file)
      let among = Set(paths.map(\.arguments))
      let uses = Dictionary(
        paths.map { ($0.use.node, $0.use) }, uniquingKeysWith: { first, _ in first })
      let calls = facts.ownCalls(of: function.row) { call in
        among.contains(call.node) && mayTakeBinding(call)
      }
      return calls.flatMap { call -> [BindingArgument] in
        let arguments = CallArguments(call, facts)
        return arguments.rows.enumerated().compactMap { place, argument in
          uses[argument.value].flatMap {
            mistake($0, at: place, in: arguments, of: call, in: function)
          }
        }
      }
    }
  }

  /// A use that is an argument, and the arguments it stands among.
  private struct ArgumentPath {
    let arguments: NodeID
    let use: UseFact
  }

  /// The uses of what this host keeps or observes that are arguments, by function.
  private var argumentPaths: [Reference<FunctionFact>: [ArgumentPath]] {
    var paths: [Reference<FunctionFact>: [ArgumentPath]] = [:]
    for property in host.properties {
      let projection = property.wrapper?.facts.projection
      guard projection == .binding || projection == .memberBindings else { continue }
      // Told by the type, which is looked for where something depends on it.
      lazy var isStore = property.isValueStore
      for mention in host.mentions(of: property) where mention.use.access == .read {
        let tree = project.facts(mention.function.file).tree
        guard let argument = tree.parent(of: mention.use.node), tree.kind(argument) == .argument,
          let arguments = tree.parent(of: argument), tree.kind(arguments) == .call,
          mayBeOwnPath(mention, isStore: isStore), projection == .memberBindings || isStore
        else { continue }
        paths[mention.function, default: []].append(
          ArgumentPath(arguments: arguments, use: mention.use))
      }
    }
    return paths
  }

  /// A cheap question before the dear ones: whether a call is of something the project declares, or of
  /// something of SwiftUI that takes bindings.
  private func mayTakeBinding(_ call: CallFact) -> Bool {
    call.name == .`init` || project.declares(call.name) || project.functions.contains(call.name)
      || Controls.takesBindings(call.name)
  }

  /// Whether a mention is a plain path into what this host keeps or observes: `isOn`, `order.isPaid`,
  /// `$isOn`. What the path leads to is not asked yet.
  private func mayBeOwnPath(_ mention: Mention, isStore: @autoclosure () -> Bool) -> Bool {
    let facts = project.facts(mention.function.file)
    let use = mention.use
    switch use.form {
    case .projection: return (use.node == use.root || facts.isOnSelf(use)) && isStore()
    case .bare, .onSelf:
      return facts.isPath(use) && (!facts.members(of: use).isEmpty || isStore())
    default: return false
    }
  }

  /// The property behind such a path, where it surely leads to a value and no binding.
  private func ownPath(_ use: UseFact, in function: Reference<FunctionFact>) -> Property? {
    guard let property = host.property(use.name), !property.hasUnknownAttribute else { return nil }
    if use.form == .projection || project.facts(function.file).members(of: use).isEmpty {
      return property
    }
    let shape = project.shape(ofExpression: use.node, at: project.standpoint(function))
    return !property.shape.isOptional && project.isSurelyNoBinding(shape) ? property : nil
  }

  private func mistake(
    _ use: UseFact, at place: Int, in arguments: CallArguments, of call: CallFact,
    in function: Reference<FunctionFact>
  ) -> BindingArgument? {
    let facts = project.facts(function.file)
    let isBinding = use.form == .projection
    let wanted = isBinding ? ParameterKind.value : .binding
    let label = arguments.rows[place].label
    guard
      project.parameterKind(at: place, in: arguments, of: call, in: function.file) == wanted
        || !isBinding && isSDKBinding(label, of: call, in: function.file),
      let property = ownPath(use, in: function)
    else { return nil }
    let tree = facts.tree
    let start = tree.range(use.root).lowerBound
    let letters = tree.nameRange(use.root).lowerBound
    let text = tree.text(letters..<tree.range(use.node).upperBound)
    let edit =
      isBinding
      ? Repair.Edit(place: Place(function.file, start..<letters), text: "")
      : Repair.Edit(place: Place(function.file, letters..<letters), text: "$")
    let callee = call.name == .`init` ? facts.nameBefore(call) ?? call.callee : call.callee
    return BindingArgument(
      place: Place(function.file, tree.range(use.node)), name: text,
      callee: (tree.isUpperCase(callee) ? "" : ".") + tree.nameText(callee),
      label: label == .wildcard ? nil : facts.labelText(at: place, of: call),
      wantsBinding: !isBinding, property: property,
      repair: Repair(
        title: isBinding ? "Pass `\(text)`" : "Pass `$\(text)`", edits: [edit], isSafe: true))
  }

  /// Whether a control or presentation of SwiftUI takes a binding there, and the project adds no
  /// other form of it.
  private func isSDKBinding(_ label: Name, of call: CallFact, in file: Int32) -> Bool {
    let facts = project.facts(file)
    guard Controls.takesBinding(call.name, label), !project.declares(call.name),
      !CallArguments(call, facts).rows.contains(where: { $0.label == Name.intent })
    else { return false }
    switch call.form {
    case .bare:
      return call.isUpperCase
        && !project.files.contains { $0.extendsWithInitializer(call.name) }
    case .member:
      return project.functions.references(named: call.name).isEmpty
        && project.isModifierOfView(call, in: file)
    default: return false
    }
  }
}

extension Property {
  /// A wrapper that keeps a value and gives a binding to it.
  var isValueStore: Bool {
    switch wrapper {
    case .state, .binding, .appStorage, .sceneStorage:
      return wrapperAttribute?.qualifier != Name.focusState
        && wrapperAttribute?.qualifier != Name.accessibilityFocusState
        && shape.meaning != .sdk(.binding)
    default: return false
    }
  }
}

extension FileFacts {
  /// Whether a use is nothing but member names one after another.
  func isPath(_ use: UseFact) -> Bool {
    use.node == use.root
      || tree.children(use.node).allSatisfy {
        $0 <= use.root || tree.kind($0) == .memberAccess
      }
  }

  /// `self.$isOn` with nothing behind it.
  fileprivate func isOnSelf(_ use: UseFact) -> Bool {
    tree.kind(use.node) == .chain && tree.lastChild(use.node) == use.root
  }

  fileprivate func extendsWithInitializer(_ name: Name) -> Bool {
    types.contains { type in
      type.kind == .extension && type.name == name
        && type.functions.contains { self[$0].kind == .initializer }
    }
  }

  fileprivate func labelText(at place: Int, of call: CallFact) -> String? {
    let arguments = tree.children(call.node).filter { tree.kind($0) == .argument }
    guard arguments.indices.contains(place) else { return nil }
    return tree.child(arguments[place], .argumentLabel).map { tree.nameText($0) }
  }
}
