import StateLintSyntax

/// How often code of a host runs.
extension HostFacts {
  /// Made once, without anything that changes, or shown by previews only.
  var isSeldomDrawn: Bool { host.isTopLevel || !host.hasInputsOrState || isOnlyPreviewed }

  /// Whether it draws a handful of views at most: what could be put into a smaller one?
  package var isSmall: Bool {
    let limit = 3
    return drawnCalls.lazy.filter(\.call.mayConstruct).prefix(limit + 1).count <= limit
  }

  /// Whether all code that makes this host is that of previews.
  var isOnlyPreviewed: Bool {
    let sites = project.callSites(of: entity)
    return !sites.isEmpty && sites.allSatisfy(\.isOutsideApp)
      && !project.mayBeConstructedElsewhere(entity)
  }

  /// The functions that `body` comes to without a presentation on the way.
  var functionsOutsidePresentations: Set<Reference<FunctionFact>> {
    let named = Dictionary(grouping: host.functions) { project.fact($0).name }
    var reached = Set(host.functions.filter { host.isRequirement(project.fact($0)) })
    var next = Array(reached)
    while let function = next.popLast() {
      for name in namesOutsidePresentations(in: function) {
        for callee in named[name] ?? [] where reached.insert(callee).inserted {
          next.append(callee)
        }
      }
    }
    return reached
  }

  private func namesOutsidePresentations(in function: Reference<FunctionFact>) -> Set<Name> {
    let facts = project.facts(function.file)
    let fact = facts[function.row]
    var names: Set<Name> = []
    for row in fact.calls where facts[row].form != .member && !facts.isPresented(facts[row].scope) {
      names.insert(facts[row].name)
    }
    for row in fact.uses where !facts[row].local.exists && !facts.isPresented(facts[row].scope) {
      names.insert(facts[row].name)
    }
    return names
  }
}

extension Host {
  /// Whether anything can make it draw again. SwiftUI leaves a value without properties alone, since
  /// the one the parent makes next is equal to it.
  var hasInputsOrState: Bool {
    mayHaveMore || properties.contains { $0.fact.isStored && !$0.fact.isStatic }
  }
}
