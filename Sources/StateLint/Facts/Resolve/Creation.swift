import StateLintSyntax

/// A place where a host makes the object that a property then holds.
package struct Creation: Sendable {
  package let construction: Construction
  package let place: Place
  /// On the declaration itself rather than in an `init`.
  package let isDefault: Bool
  /// Made from a parameter for which some caller gives values that change: a new value is meant to
  /// make a new object.
  package var followsInput = false
}

extension Host {
  /// Where this host makes the object of a property: its default, an assignment in `init`, or the
  /// default of a parameter that `init` assigns.
  package func creations(of property: Property) -> [Creation] {
    var found: [Creation] = []
    let declared = property.fact.type.exists ? property.shape : nil
    let home = Standpoint(property.file, type: property.fact.owner)
    if let made = project.construction(property.fact.initializer, declared: declared, at: home) {
      found.append(Creation(construction: made, place: property.attribute, isDefault: true))
    }
    for assignment in initAssignments
    where assignment.property.reference == property.reference {
      let place = project.standpoint(assignment.initializer)
      let source = assignment.defaultOfParameter ?? assignment.sourceOfLocal ?? assignment.content
      let made = project.construction(source, declared: declared, at: place)
      if let made {
        // Where several types share the name, nobody can tell what its callers give.
        let isAmbiguous = project.mayBeConstructedElsewhere(entity)
        let followsInput = assignment.parameters.contains { local in
          isAmbiguous
            || callers(passing: assignment.label(of: local)).sites.contains {
              $0.site.isChanging($0.value)
            }
        }
        found.append(
          Creation(
            construction: made, place: assignment.place, isDefault: false,
            followsInput: followsInput))
      }
    }
    return found
  }

  /// All assignments to own properties directly in an initialiser.
  package var initAssignments: [InitAssignment] { assignmentsByInitializer.flatMap { $0 } }

  /// Whether each initialiser assigns the property by name.
  package func assignsInEveryInit(_ property: Property) -> Bool {
    !initializers.isEmpty
      && assignmentsByInitializer.allSatisfy { group in
        group.contains {
          $0.property.reference == property.reference && !$0.isStorage && $0.isUnconditional
        }
      }
  }
}

extension InitAssignment {
  /// The parameter that is assigned as it came; nil where the value is anything else.
  package var directParameter: ParameterFact? {
    guard facts.tree.kind(content) == .nameExpr, sourceOfLocal == nil,
      let local = parameters.first
    else { return nil }
    return parameter(of: local)
  }

  /// The parameter a name inside the initialiser means.
  package func parameter(of local: LocalFact) -> ParameterFact? {
    facts[facts[initializer.row].parameters].first { $0.node == local.node }
  }

  /// The argument label of a parameter.
  package func label(of local: LocalFact) -> Name { parameter(of: local)?.label ?? local.name }

  /// The default expression of the parameter that is assigned as it came.
  package var defaultOfParameter: NodeID? {
    guard let parameter = directParameter, parameter.defaultValue.exists else { return nil }
    return parameter.defaultValue
  }

  /// The value of the local that is assigned as it is: `let made = Cart(); cart = made`.
  var sourceOfLocal: NodeID? {
    guard facts.tree.kind(content) == .nameExpr,
      let use = facts.use(rootedAt: content, in: initializer.row), use.local.exists,
      facts[use.local].origin == .variable, facts[use.local].source.exists
    else { return nil }
    return facts[use.local].source
  }

  /// The assigned expression as written.
  package var contentText: String { facts.tree.collapsedText(content) }

  /// A parameter's name as written.
  package func name(of local: LocalFact) -> String { facts.tree.nameText(local.node) }
}
