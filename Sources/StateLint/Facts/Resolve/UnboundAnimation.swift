import StateLintSyntax

/// `.animation(…)` on a view without a value to watch.
package struct UnboundAnimation: Sendable {
  package let place: Place
  /// The animation as written.
  package let text: String
  /// The one state that the view reads before it, and the edit that names it.
  package let watched: (name: String, repair: Repair)?
}

extension ProjectIndex {
  /// What a call is, where it is such an animation.
  package func unboundAnimation(_ call: CallFact, in file: Int32) -> UnboundAnimation? {
    let facts = facts(file)
    let tree = facts.tree
    guard call.name == .animation, call.callee.exists else { return nil }
    let arguments = Array(tree.children(call.node))
    guard arguments.count == 1, tree.kind(arguments[0]) == .argument,
      tree.child(arguments[0], .argumentLabel) == nil, let value = tree.lastChild(arguments[0]),
      !switchesOff(value, tree), isModifierOfView(call, in: file)
    else { return nil }
    let range = tree.range(call.callee).lowerBound..<tree.range(call.node).upperBound
    return UnboundAnimation(
      place: Place(file, tree.nameRange(call.callee).lowerBound..<range.upperBound),
      text: tree.collapsedText(value), watched: watched(by: call, arguments[0], in: file))
  }

  /// `nil`, `.none`
  private func switchesOff(_ value: NodeID, _ tree: Tree) -> Bool {
    tree.kind(value) == .nilLiteral || tree.collapsedText(value).hasSuffix(".none")
  }

  /// The one state that what stands before the call reads as it is.
  private func watched(
    by call: CallFact, _ argument: NodeID, in file: Int32
  ) -> (name: String, repair: Repair)? {
    let facts = facts(file)
    let start = facts.tree.range(call.callee).lowerBound
    guard let entity = entity(of: facts[facts[call.scope].function].owner, in: file),
      let host = host(entity)
    else { return nil }
    var found: Property?
    for use in facts.uses(in: call.chain, of: call.scope)
    where facts.tree.range(use.root).lowerBound < start {
      guard !use.local.exists, let property = host.property(use.name),
        property.wrapper?.facts.isWritable ?? false
      else { continue }
      if let found, found.reference != property.reference { return nil }
      guard facts.members(of: use).isEmpty, case .sdk = property.shape.meaning else { return nil }
      found = property
    }
    guard let found else { return nil }
    let end = facts.tree.range(argument).upperBound
    return (
      found.name,
      Repair(
        title: "Watch `\(found.name)`",
        edits: [.init(place: Place(file, end..<end), text: ", value: \(found.name)")],
        isSafe: false)
    )
  }
}
