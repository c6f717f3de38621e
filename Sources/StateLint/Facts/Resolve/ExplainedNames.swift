import StateLintSyntax

extension ProjectIndex {
  /// Whether what was read explains a file by itself: it imports nothing but the system, and each
  /// type it names is declared once or known. Otherwise a run that reads more, or less, may see more.
  package func explainsAllNames(in file: Int32) -> Bool {
    let facts = facts(file)
    guard facts.imports.allSatisfy({ ModuleTable.traits(of: $0).contains(.apple) }) else {
      return false
    }
    let generics = Set(facts.generics.map(\.name))
    let tree = facts.tree
    return tree.nodes.indices.allSatisfy { place in
      let node = NodeID(place)
      switch tree.kind(node) {
      case .typeName: break
      case .nameExpr where tree.isUpperCase(node): break
      default: return true
      }
      let name = tree.name(node)
      return name == .selfType || generics.contains(name) || isExplained(name)
    }
  }

  private func isExplained(_ name: Name) -> Bool {
    guard let declared = declared[name] else {
      return SDKTypes.isKnown(name) || assumptions.kind(name) != nil
    }
    return declared.types.count + declared.aliases.count == 1
  }
}
