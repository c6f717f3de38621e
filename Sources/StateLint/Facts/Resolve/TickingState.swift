import StateLintSyntax

/// A `@State` of an app or a scene that changes again and again by itself.
package struct TickingState: Sendable {
  package let property: Property
  /// A write that ticks.
  package let write: Place
}

extension HostFacts {
  /// The ticking states of an app or a scene that draws windows with them.
  package var tickingStates: [TickingState] {
    guard host.isTopLevel, describesWindows else { return [] }
    let states = host.properties.filter { property in
      property.wrapper == .state && !property.fact.isStatic && property.isSurelyValue
        && isRead(property)
    }
    guard !states.isEmpty else { return [] }
    let ticking = tickingCode
    return states.compactMap { state in
      tickingWrite(of: state, in: ticking).map { TickingState(property: state, write: $0) }
    }
  }

  /// Whether it describes anything but one item in the menu bar and the settings.
  private var describesWindows: Bool {
    drawnCalls.contains { drawn in
      let facts = project.facts(code(of: drawn).function.file)
      guard let name = facts.tree.constructedName(drawn.call) else { return false }
      return Scenes.areWindows(name) && !project.declares(name)
    }
  }

  private func tickingWrite(of state: Property, in ticking: [TickingCode]) -> Place? {
    for code in ticking {
      let facts = project.facts(code.function.file)
      for row in facts[code.function.row].uses {
        let use = facts[row]
        guard use.isWrite, state.isMeant(by: use), facts.tree.contains(code.node, use.root),
          let write = host.write(use, in: code.function), write.member == nil,
          !facts.endsLoop(behind: use)
        else { continue }
        return write.place
      }
    }
    return nil
  }
}

extension FileFacts {
  /// Whether the statements around a write leave the loop: it happens once.
  fileprivate func endsLoop(behind use: UseFact) -> Bool {
    guard let block = tree.ancestors(of: use.write).last(where: { tree.kind($0) == .codeBlock })
    else { return false }
    return tree.children(block).contains {
      tree.kind($0) == .breakStmt || tree.kind($0) == .returnStmt
    }
  }
}

/// The scenes that show windows. Source: Apple's page of `Scene`.
private enum Scenes {
  static func areWindows(_ name: Name) -> Bool { names.contains(name) }

  static let rows = [
    "DocumentGroup", "ImmersiveSpace", "UtilityWindow", "Window", "WindowGroup",
  ]
  private static let names = Set(rows.map { Name($0) })
}
