import StateLintSyntax

/// What the index asks of a whole file.
extension Gatherer {
  /// The uses that write.
  var writes: [Row<UseFact>] {
    uses.indices.lazy.filter { self.uses[$0].isWrite }.map { Row($0) }
  }

  /// The keys, as written, under which code of this file stores something.
  var storedKeys: [String] {
    let written = calls.lazy.filter { StoredValues.writes($0.name) }
      .compactMap { self.tree.keyArgument(of: $0.node) }
    let watched = attributes.lazy.filter { $0.wrapper == .appStorage }
      .compactMap { self.tree.child($0.node, .argument).flatMap { self.tree.lastChild($0) } }
    return (Array(written) + Array(watched)).map { tree.text($0) }
  }

  /// The names of objects given to modifiers of which nobody knows what they do with them.
  var handedNames: [Name] {
    var names: [Name] = []
    for call in calls where call.mayHandOn {
      for argument in tree.children(call.node) where tree.kind(argument) == .argument {
        if let value = tree.lastChild(argument), let name = tree.nameOfObject(value) {
          names.append(name)
        }
      }
    }
    return names
  }

  /// What there is somewhere in this file.
  var contents: FileFacts.Contents {
    var contents: FileFacts.Contents = []
    for call in calls {
      if Injections.isModifier(call.name) { contents.insert(.injections) }
      if call.isUpperCase, Hosting.makesHost(call.name) { contents.insert(.hosts) }
    }
    for attribute in attributes {
      guard let wrapper = attribute.wrapper else { continue }
      if wrapper.facts.observesObject { contents.insert(.observers) }
      switch wrapper {
      case .environmentObject, .environment: contents.insert(.environmentReaders)
      case .appStorage, .sceneStorage: contents.insert(.storage)
      default: break
      }
    }
    return contents
  }
}

extension CallFact {
  /// Whether it may be a modifier that does something with an object nobody knows of.
  var mayHandOn: Bool {
    form == .member && callee.exists && !isUpperCase && !ViewModifiers.isHarmless(name)
      && !Injections.isModifier(name)
  }
}
