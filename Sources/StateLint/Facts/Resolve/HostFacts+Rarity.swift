import StateLintSyntax

/// How often code of a host runs.
extension HostFacts {
  /// Whether code seldom runs: its host is made once or has nothing that changes, only previews show
  /// it, or all ways to the code lead through a presentation.
  func isRare(_ code: UpdateCode) -> Bool {
    host.isTopLevel || !host.hasInputsOrState || isOnlyPreviewed
      || isOnlyPresented(code.function, depth: 0)
  }

  private var isOnlyPreviewed: Bool {
    let sites = project.callSites(of: entity)
    return !sites.isEmpty && sites.allSatisfy(\.isOutsideApp)
      && !project.mayBeConstructedElsewhere(entity)
  }

  /// Whether each mention of a helper stands in content that is presented.
  private func isOnlyPresented(_ function: Reference<FunctionFact>, depth: Int) -> Bool {
    let name = project.fact(function).name
    guard depth < Host.followLimit, !host.isRequirement(project.fact(function)) else {
      return false
    }
    var isMentioned = false
    for caller in host.functions where caller != function {
      let facts = project.facts(caller.file)
      let fact = facts[caller.row]
      let scopes =
        fact.calls.filter { facts[$0].name == name && facts[$0].form != .member }
        .map { facts[$0].scope }
        + fact.uses.filter { facts[$0].name == name && !facts[$0].local.exists }
        .map { facts[$0].scope }
      guard !scopes.isEmpty else { continue }
      isMentioned = true
      if !scopes.allSatisfy({ facts.isPresented($0) }),
        !isOnlyPresented(caller, depth: depth + 1)
      {
        return false
      }
    }
    return isMentioned
  }
}

extension Host {
  /// Whether anything can make it draw again. SwiftUI leaves a value without properties alone, since
  /// the one the parent makes next is equal to it.
  var hasInputsOrState: Bool {
    mayHaveMore || properties.contains { $0.fact.isStored && !$0.fact.isStatic }
  }
}
