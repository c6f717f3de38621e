extension Rule {
  /// All rules, sorted by id. A new rule is one line here.
  public static let all: [Rule] = [
    .animationWithoutValue,
    .anyViewErasesIdentity,
    .closureInEnvironment,
    .expensiveWorkInBody,
    .forEachIndexID,
    .forEachNonconstantRange,
    .legacyObservableObject,
    .modelMutationInBody,
    .objectCreatedInBody,
    .observableModelNotInState,
    .observedObjectCreatedInView,
    .observedObjectUnused,
    .stateHoldsObservableObject,
    .stateHoldsUnobservedClass,
    .stateInitAssignmentDiscarded,
    .stateInitializedFromInput,
    .stateMirrorsUserDefaults,
    .stateModelInjectedViaInit,
    .stateNeverMutated,
    .stateNotPrivate,
    .statePassedByParent,
    .stateWriteInBody,
    .stateObjectAutoclosureDefeated,
    .unstableEnvironmentDefault,
    .unstableIdentifiableID,
    .unstableViewID,
  ]

  /// The rule with an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
