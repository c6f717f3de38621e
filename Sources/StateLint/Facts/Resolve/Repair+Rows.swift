import StateLintSyntax

/// A place in a row that reaches an element by its position: `items[index]`.
private struct ElementAccess {
  let range: Range<Int>
  /// `$items[index]`
  let isBinding: Bool
  let isWrite: Bool
}

extension RowLoop {
  /// Goes over the elements: `ForEach(items.indices, id: \.self) { index in … items[index] … }`
  /// becomes `ForEach(items) { item in … item … }`. Nil where the position serves anything else.
  package var goingOverElements: Repair? {
    let tree = facts.tree
    let parts = Array(tree.children(call.node))
    guard let collection, isKeyedByItself, countsEachPlace(of: collection), parts.count == 3,
      let closure = tree.lastChild(parts[2]), tree.kind(parts[2]) == .trailingClosure,
      let parameter = onlyParameter(of: closure),
      let accesses = accesses(by: parameter, to: collection), !accesses.isEmpty,
      let name = nameOfElement(of: collection), hasIdentifiableElements(collection)
    else { return nil }
    let isBound = accesses.contains { $0.isBinding || $0.isWrite }
    guard !isBound || makesBindings(to: collection) else { return nil }
    let file = code.function.file
    let dollar = isBound ? "$" : ""
    let arguments = tree.range(parts[0]).lowerBound..<tree.range(parts[1]).upperBound
    let edits =
      [
        Repair.Edit(place: Place(file, arguments), text: dollar + collection.text),
        .init(place: Place(file, tree.range(facts[parameter].node)), text: dollar + name),
      ]
      + accesses.map {
        .init(place: Place(file, $0.range), text: $0.isBinding ? "$" + name : name)
      }
    return Repair(
      title: "Go over the elements of `\(collection.text)`", edits: edits, isSafe: false)
  }

  /// `items.indices`, `0..<items.count`: each place once, in order.
  private func countsEachPlace(of collection: HostCollection) -> Bool {
    let written = dataText.filter { $0 != " " }
    let name = collection.text
    return ["", "self."].contains { prefix in
      let whole = prefix + name
      return [
        "\(whole).indices", "Array(\(whole).indices)", "0..<\(whole).count",
        "Array(0..<\(whole).count)",
      ].contains(written)
    }
  }

  /// The one parameter of a closure that captures nothing by name.
  private func onlyParameter(of closure: NodeID) -> Row<LocalFact>? {
    let tree = facts.tree
    guard tree.kind(closure) == .closure, tree.child(closure, .captureList) == nil,
      let list = tree.child(closure, .closureParameters), let parameter = tree.firstChild(list),
      tree.lastChild(list) == parameter, tree.range(list) == tree.range(parameter)
    else { return nil }
    return facts[code.function.row].locals.first {
      facts[$0].origin == .closureParameter && tree.contains(parameter, facts[$0].node)
        && tree.range(facts[$0].node) == tree.range(parameter)
    }
  }

  /// Where the row reaches its element by the position; nil where it does anything else with it.
  private func accesses(
    by parameter: Row<LocalFact>, to collection: HostCollection
  ) -> [ElementAccess]? {
    let tree = facts.tree
    var found: [ElementAccess] = []
    for row in facts[code.function.row].uses where facts[row].local == parameter {
      let use = facts[row]
      guard use.node == use.root, let argument = tree.parent(of: use.node),
        tree.kind(argument) == .argument, let access = tree.parent(of: argument),
        tree.kind(access) == .subscriptCall, tree.lastChild(access) == tree.firstChild(access),
        let chain = tree.parent(of: access), tree.kind(chain) == .chain
      else { return nil }
      let start = tree.range(chain).lowerBound
      var base = tree.text(start..<tree.range(access).lowerBound)
      if base.hasPrefix("self.") { base.removeFirst(5) }
      let isBinding = base.hasPrefix("$")
      if isBinding { base.removeFirst() }
      guard base == collection.text else { return nil }
      let isWrite = facts[code.function.row].uses.contains {
        facts[$0].node == chain && facts[$0].isWrite
      }
      found.append(
        ElementAccess(
          range: start..<tree.range(access).upperBound, isBinding: isBinding, isWrite: isWrite))
    }
    return found
  }

  private func hasIdentifiableElements(_ collection: HostCollection) -> Bool {
    let shape = collection.shape
    guard shape.container == .array, !shape.isOptional, let element = shape.element.entity else {
      return false
    }
    return host.project.conforms(element, to: .identifiable)
  }

  private func makesBindings(to collection: HostCollection) -> Bool {
    switch collection.property.wrapper {
    case .state, .binding: true
    case .stateObject, .observedObject, .environmentObject, .bindable: !collection.path.isEmpty
    default: false
    }
  }

  /// `item` for `cart.items`; nil where that name means something here already.
  private func nameOfElement(of collection: HostCollection) -> String? {
    let plural = String(collection.text.split(separator: ".").last ?? "")
    let hasSingular = plural.hasSuffix("s") && !plural.hasSuffix("ss") && plural.utf8.count > 3
    let singular =
      !hasSingular
      ? "element"
      : plural.hasSuffix("ies") ? plural.dropLast(3) + "y" : String(plural.dropLast())
    return [singular, "element"].first { !isMentioned(Name($0)) }
  }

  private func isMentioned(_ name: Name) -> Bool {
    host.host.property(name) != nil || facts.isMentioned(name, in: code.function.row)
  }
}
