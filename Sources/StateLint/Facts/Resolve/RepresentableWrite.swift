import StateLintSyntax

/// A write to state in a method of a representable that SwiftUI calls during an update.
package struct RepresentableWrite: Sendable {
  package let place: Place
  package let target: String
  /// The method that SwiftUI calls: `updateUIView`.
  package let method: String
  /// The method makes the view or its coordinator, and so runs once for each view on screen.
  package let isOnce: Bool
  /// It stands behind a comparison with what is written.
  package let isGuarded: Bool
  /// How the update comes here.
  package let path: [(Place, String)]
}

extension HostFacts {
  /// The writes that this representable makes while SwiftUI updates it.
  package var representableWrites: [RepresentableWrite] {
    guard host.role == .representable else { return [] }
    let entries = host.functions.filter {
      let fact = project.fact($0)
      return fact.kind == .function && !fact.isStatic && Representables.runsInUpdate(fact.name)
    }
    var seen: Set<Place> = []
    return host.code(from: entries, timings).flatMap { code in
      let facts = project.facts(code.function.file)
      let entry = code.path.first?.caller ?? code.function
      return facts.ownUses(of: code.function.row).compactMap { use -> RepresentableWrite? in
        guard use.isWrite, code.regions[use.scope] == .body,
          host.write(use, in: code.function) != nil || isThroughBinding(use, facts)
        else { return nil }
        let place = Place(code.function.file, facts.writtenRange(of: use))
        guard seen.insert(place).inserted else { return nil }
        return RepresentableWrite(
          place: place, target: facts.writtenText(of: use),
          method: project.facts(entry.file).tree.nameText(project.fact(entry).nameNode),
          isOnce: Representables.runsOnce(project.fact(entry).name),
          isGuarded: facts.isCompared(use, around: use.root, in: code.function.row),
          path: steps(to: code))
      }
    }
  }
}

extension FileFacts {
  /// Whether a comparison with what is written decides whether a place is reached: `if a != b { … }`
  /// around it, or a way out before it.
  func isCompared(_ use: UseFact, around node: NodeID, in function: Row<FunctionFact>) -> Bool {
    let target = lastName(of: use)
    return tree.ancestors(of: node).contains { outer in
      switch tree.kind(outer) {
      case .ifExpr:
        return tree.child(outer, .conditions).map { compares($0, target, in: function) } ?? false
      case .codeBlock, .accessorBlock:
        return tree.children(outer).contains { statement in
          guard statement < node, !tree.contains(statement, node) else { return false }
          switch tree.kind(statement) {
          case .guardStmt, .ifExpr:
            guard let conditions = tree.child(statement, .conditions),
              tree.kind(statement) == .guardStmt || leaves(statement)
            else { return false }
            return compares(conditions, target, in: function)
          default: return false
          }
        }
      default: return false
      }
    }
  }

  private func lastName(of use: UseFact) -> Name {
    let members = members(of: use).map { tree.name($0) }.filter { $0 != .wrappedValue }
    let path = use.access == .mutatingCall ? Array(members.dropLast()) : members
    return path.last ?? use.name
  }

  private func leaves(_ statement: NodeID) -> Bool {
    nodes(in: statement).contains { tree.kind($0) == .returnStmt }
  }

  /// Whether conditions compare something with a name.
  private func compares(
    _ conditions: NodeID, _ target: Name, in function: Row<FunctionFact>
  ) -> Bool {
    nodes(in: conditions).contains { node in
      guard tree.kind(node) == .sequence else { return false }
      let isComparison = tree.children(node).contains {
        tree.kind($0) == .operatorRef && FileFacts.comparisons.contains(tree.text($0))
      }
      return isComparison
        && nodes(in: node).contains {
          (tree.kind($0) == .nameExpr || tree.kind($0) == .memberAccess) && tree.name($0) == target
        }
    }
  }

  private static let comparisons: Set<String> = ["!=", "==", "<", ">", "<=", ">=", "!==", "==="]
}
