import StateLintSyntax

extension Property {
  /// Takes the whole declaration away, with its line where nothing else stands there.
  package var deletion: Repair? {
    guard fact.bindingCount == 1 else { return nil }
    let tree = facts.tree
    var range = tree.range(fact.declaration)
    var start = range.lowerBound
    while start > 0, tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 0x09 { start -= 1 }
    let isFirst = start == 0 || tree.bytes[start - 1] == 0x0A
    if isFirst, range.upperBound < tree.bytes.count, tree.bytes[range.upperBound] == 0x0A {
      range = start..<(range.upperBound + 1)
    }
    return Repair(
      title: "Delete `\(name)`", edits: [.init(place: Place(file, range), text: "")],
      isSafe: false)
  }

  /// The key path in `@Environment(\.locale)`, as written; nil for any other argument.
  package var environmentPath: String? {
    guard wrapper == .environment, let attribute = wrapperAttribute,
      let argument = facts.tree.child(attribute.node, .argument),
      let value = facts.tree.lastChild(argument), facts.tree.kind(value) == .keyPath
    else { return nil }
    return facts.tree.collapsedText(value)
  }
}
