import StateLintSyntax

/// Names without order or repetition, in the least memory.
package struct NameList: Sendable {
  /// Sorted, each once.
  package let names: [Name]

  /// The names, however often and in whatever order they come.
  init(_ mentioned: [Name]) {
    if mentioned.isEmpty {
      names = []
      return
    }
    var sorted = mentioned.sorted()
    var count = 1
    for place in 1..<sorted.count where sorted[place] != sorted[count - 1] {
      sorted[count] = sorted[place]
      count += 1
    }
    sorted.removeSubrange(count...)
    names = sorted.fitted
  }

  /// Whether a name is among them.
  package func contains(_ name: Name) -> Bool {
    names.withUnsafeBufferPointer { names in
      let place = names.firstPlace { $0 < name }
      return place < names.count && names[place] == name
    }
  }
}
