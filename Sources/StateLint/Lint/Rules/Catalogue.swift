extension Rule {
  /// All rules, sorted by id. A new rule is one line here.
  public static let all: [Rule] = [
    .branchChangesIdentity,
    .conditionalModifier,
    .constantBinding,
    .dynamicPropertyOutsideView,
    .forEachIDSelf,
    .forEachIndexID,
    .forEachNonconstantRange,
    .legacyObservableObject,
    .localStateVariable,
    .modelMutationInBody,
    .objectCreatedInBody,
    .observableModelNotInState,
    .observableSubclassUnmarked,
    .observedObjectCreatedInView,
    .propertyWrapperInObservable,
    .publishedMissing,
    .publisherCreatedInBody,
    .stateHoldsObservableObject,
    .stateHoldsUnobservedClass,
    .stateInitAssignmentDiscarded,
    .stateInitializedFromInput,
    .stateModelInjectedViaInit,
    .stateNotPrivate,
    .statePassedByParent,
    .stateWriteInBody,
    .taskOnConditionalBranch,
    .unobservedClassReadInBody,
    .unobservedObjectProperty,
    .unstableIdentifiableID,
    .unstableViewID,
  ]

  /// The rule with an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
