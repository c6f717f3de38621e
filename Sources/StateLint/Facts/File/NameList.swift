import StateLintSyntax

/// Names without order or repetition, in the least memory.
package struct NameList: Sendable {
  /// Sorted, each once.
  package let names: [Name]

  /// The names, however often and in whatever order they come.
  init(_ mentioned: [Name]) {
    var unique: [Name] = []
    for name in mentioned.sorted() where unique.last != name { unique.append(name) }
    names = unique.fitted
  }

  /// Whether a name is among them.
  package func contains(_ name: Name) -> Bool {
    names.withUnsafeBufferPointer { names in
      let place = names.firstPlace { $0 < name }
      return place < names.count && names[place] == name
    }
  }
}
