import StateLintSyntax

extension FileFacts {
  /// The declaration an offset stands in, with the types around it: `Page.body`, `Page.init`.
  package func declarationName(at offset: Int) -> String {
    var parts: [String] = []
    for fact in types where tree.range(fact.node).contains(offset) {
      parts.append(tree.collapsedText(fact.nameNode))
    }
    // The innermost function comes last: nested ones stand behind the outer in the table.
    if let function = functions.last(where: {
      $0.kind != .topLevel && tree.range($0.node).contains(offset)
    }) {
      parts.append(label(of: function))
    } else if let property = properties.last(where: { tree.range($0.declaration).contains(offset) })
    {
      parts.append(tree.nameText(property.nameNode))
    }
    return parts.joined(separator: ".")
  }

  private func label(of function: FunctionFact) -> String {
    switch function.kind {
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscript: "subscript"
    default: tree.nameText(function.nameNode)
    }
  }
}
