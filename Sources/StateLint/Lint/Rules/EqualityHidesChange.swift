import StateLintFacts

extension Rule {
  /// Equality tells SwiftUI whether anything changed; identity tells it which one it is. An `==` that
  /// compares only the id answers the second question where the first is asked.
  static let equalityHidesChange = Rule(
    "equality-hides-change", symptom: .neverUpdates, severity: .warning,
    summary: "An `==` that compares only the id hides changes from SwiftUI", confidence: .medium
  ) { pass in
    for type in pass.types {
      let model = ModelClass(project: pass.project, entity: type)
      for hidden in model.hiddenChanges(in: pass.file, pass.timings) {
        pass.report(
          at: hidden.equality.place,
          "this equality of `\(hidden.typeName)` leaves out `\(hidden.memberName)`, which "
            + "`\(hidden.read.host)` draws",
          see: hidden.sight, because: hidden.reason,
          help: hidden.equality.hasHash
            ? "delete it together with `hash(into:)`: the compiler compares everything, and `id` "
              + "tells which one it is"
            : "delete it: the compiler compares everything, and `id` tells which one it is",
          about: .place(hidden.equality.place),
          related: [(hidden.read.place, "drawn here")] + hidden.change,
          fix: hidden.leavingToCompiler(of: model))
      }
    }
  }
}

extension HiddenChange {
  fileprivate var sight: String {
    switch cause {
    case .assigned(let property, _):
      "an equal `\(typeName)` is stored in `\(property)`, and the screen keeps the old "
        + "`\(memberName)`"
    case .passed(let row): "`\(row)` keeps the old `\(memberName)`"
    }
  }

  fileprivate var reason: String {
    switch cause {
    case .assigned(let property, _):
      "`\(property)` announces nothing when the new value equals the old one"
    case .passed: "a view whose inputs are equal is not drawn again"
    }
  }

  fileprivate var change: [(Place, String)] {
    switch cause {
    case .assigned(_, let place): [(place, "and set as a whole here")]
    case .passed: []
    }
  }
}
