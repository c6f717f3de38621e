import StateLintSyntax

extension FileFacts {
  /// The keys, as written, under which code of this file stores something: `"nickname"`, `Keys.name`.
  var storedKeys: [String] {
    let written = calls.lazy.filter { StoredValues.writes($0.name) }
      .compactMap { self.tree.keyArgument(of: $0.node) }
    let watched = attributes.lazy.filter { $0.wrapper == .appStorage }
      .compactMap { self.tree.child($0.node, .argument).flatMap { self.tree.lastChild($0) } }
    return (Array(written) + Array(watched)).map { tree.text($0) }
  }
}

extension Tree {
  /// What stands behind `forKey:` in a call.
  func keyArgument(of call: NodeID) -> NodeID? {
    for argument in children(call) where kind(argument) == .argument {
      if let label = child(argument, .argumentLabel), name(label) == Name.forKey {
        return lastChild(argument)
      }
    }
    return nil
  }
}
