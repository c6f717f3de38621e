import StateLintSyntax

/// What the index asks of a whole file.
extension Gatherer {
  /// The uses that write.
  var writes: [Row<UseFact>] {
    // A lazy sequence would take a copy of all there is along.
    var rows: [Row<UseFact>] = []
    for place in uses.indices where uses[place].isWrite { rows.append(Row(place)) }
    return rows
  }

  /// The keys, as written, under which code of this file stores something.
  var storedKeys: [String] {
    var keys: [String] = []
    for call in calls where StoredValues.writes(call.name) {
      if let key = tree.keyArgument(of: call.node) { keys.append(tree.text(key)) }
    }
    for attribute in attributes where attribute.wrapper == .appStorage {
      guard let argument = tree.child(attribute.node, .argument),
        let key = tree.lastChild(argument)
      else { continue }
      keys.append(tree.text(key))
    }
    return keys
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
      if call.mayConstruct, let made = tree.constructedName(call), Hosting.beginsEmpty(made) {
        contents.insert(.hosts)
      }
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
