import StateLintSyntax

/// A call site with the value it gives for one parameter.
package struct Passing: Sendable {
  package let site: CallSite
  package let value: NodeID
}

/// The call sites of a host that give one parameter.
package struct Callers: Sendable {
  /// Those in code of the app.
  package let sites: [Passing]
  /// Whether there are call sites, and each makes a fresh view: presented, keyed by `.id`, or in a
  /// preview.
  package let areAllFresh: Bool
  /// Whether there are call sites, and each makes a fresh view or gives the same value on each
  /// update: a constant, or nothing at all, so that the parameter's default counts.
  package let areAllHarmless: Bool
}

extension CallSite {
  /// Whether the view stays while the value changes, so that a later value never arrives.
  package func goesStale(_ value: NodeID) -> Bool {
    !isPresented && !hasIdentity && isChanging(value) && !isElement(value)
  }

  /// Whether another value for a label makes another view.
  fileprivate func isFresh(_ label: Name) -> Bool {
    isPresented || hasIdentity || argument(label).map { isIdentity($0) } ?? false
  }
}

extension ProjectIndex {
  /// The call sites of a type in code of the app that give a label.
  package func appCallSites(of entity: Row<TypeEntity>, passing label: Name) -> [Passing] {
    callSites(of: entity).compactMap { site in
      guard !site.isOutsideApp, let value = site.argument(label) else { return nil }
      return Passing(site: site, value: value)
    }
  }
}

extension Host {
  /// The callers that give a parameter, by its label.
  ///
  /// - Parameter areObjects: the parameter is an object. In a loop over objects each row belongs to
  ///   one of them, and another object makes another row.
  package func callers(passing label: Name, areObjects: Bool = false) -> Callers {
    let every = project.callSites(of: entity)
    let all = every.filter { $0.argument(label) != nil }
    let sites = all.filter { !$0.isOutsideApp }
    let inApp = every.filter { !$0.isOutsideApp }
    return Callers(
      sites: sites.compactMap { site in
        site.argument(label).map { Passing(site: site, value: $0) }
      },
      areAllFresh: !all.isEmpty && sites.allSatisfy { $0.isFresh(label) },
      areAllHarmless: !inApp.isEmpty
        && inApp.allSatisfy { site in
          site.argument(label).map {
            site.isConstant($0) || areObjects && site.isElement($0)
          } ?? true || site.isFresh(label)
        })
  }

  /// Made once for the life of the app: an `App`, or a root that only an `App`, a scene or code
  /// outside views constructs.
  package var isMadeOnce: Bool {
    if isTopLevel { return true }
    let sites = project.callSites(of: entity).filter { !$0.isOutsideApp }
    guard !sites.isEmpty, !project.mayBeConstructedElsewhere(entity) else { return false }
    return sites.allSatisfy { $0.enclosingRole?.isTopLevel ?? true }
  }
}
