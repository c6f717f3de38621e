import StateLintSyntax

extension AppearanceCopy {
  /// Copies the input with each of its values, from the first one on: `.onAppear { x = input }`
  /// becomes `.onChange(of: input, initial: true) { x = input }`. Nil where the closure does more.
  package func followingInput(in project: ProjectIndex) -> Repair? {
    let file = action.code.function.file
    let facts = project.facts(file)
    let tree = facts.tree
    let call = action.call
    let parts = Array(tree.children(call.node))
    guard project.placement(file).hasInitialOnChange == true, call.name == Name("onAppear"),
      inputs.count == 1, project.isPlainlyHashable(inputs[0].shape),
      write.function == action.code.function, parts.count == 1,
      tree.kind(parts[0]) == .trailingClosure, let closure = tree.lastChild(parts[0]),
      let body = tree.child(closure, .codeBlock), tree.child(closure, .captureList) == nil,
      tree.firstChild(body) == write.use.write, tree.lastChild(body) == write.use.write
    else { return nil }
    let modifier = "onChange(of: \(inputs[0].name), initial: true) "
    let place = Place(
      file, tree.range(call.callee).lowerBound..<tree.range(closure).lowerBound)
    return Repair(
      title: "Follow `\(inputs[0].name)` with `.onChange(of:initial:)`",
      edits: [.init(place: place, text: modifier)], isSafe: false)
  }
}
