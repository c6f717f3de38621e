/// What an attached macro does to the type or property it stands on, as far as state goes.
package enum MacroEffect: UInt8, Sendable, CaseIterable {
  /// Makes a class observable: each stored `var` is tracked.
  case observable
  /// Makes a value type whose members a store tracks.
  case observableState
  /// Takes a stored property out of the tracking.
  case ignored
  /// Marks a stored property as tracked; written by another macro, never by hand.
  case tracked
  /// Describes how a stored property of a model is saved; it stays tracked.
  case persisted
  /// Turns a property into storage that lives elsewhere and is tracked there.
  case sharedStorage
  /// Declares an environment, focus, transaction or container value.
  case entry
  /// Makes a dynamic property work in a preview.
  case previewable
  /// Adds a reducer, its cases or its view actions.
  case reducer
  /// Nothing that concerns state: it adds no storage, no wrapper and no observation.
  case none
}

/// An attached macro StateLint knows by name; the cases are named for the attributes. Any other may
/// add properties, wrappers and conformances: what rests on their absence stays silent beside it.
package enum KnownMacro: UInt8, Sendable, CaseIterable {
  case animatable, animatableIgnored, attribute, casePathable, debugDescription, dependencyClient
  case dependencyEndpoint, entry, generable, guide, model, observable, observableState
  case observationIgnored, observationStateIgnored, observationStateTracked, observationTracked
  case optionSet, perceptible, perceptionIgnored, perceptionTracked, presents, previewable
  case reducer, reducerCaseEphemeral, reducerCaseIgnored, relationship, shared, sharedReader
  case suite, test, transient, viewAction

  /// What it does.
  package var effect: MacroEffect {
    switch self {
    case .model, .observable, .perceptible: .observable
    case .observableState: .observableState
    case .observationIgnored, .observationStateIgnored, .perceptionIgnored, .transient: .ignored
    case .observationStateTracked, .observationTracked, .perceptionTracked: .tracked
    case .attribute, .relationship: .persisted
    case .presents, .shared, .sharedReader: .sharedStorage
    case .entry: .entry
    case .previewable: .previewable
    case .casePathable, .reducer, .reducerCaseEphemeral, .reducerCaseIgnored, .viewAction: .reducer
    case .animatable, .animatableIgnored, .debugDescription, .dependencyClient,
      .dependencyEndpoint, .generable, .guide, .optionSet, .suite, .test:
      .none
    }
  }
}
