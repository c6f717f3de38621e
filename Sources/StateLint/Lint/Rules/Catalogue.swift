extension Rule {
  /// All rules, sorted by id. A new rule is one line here.
  public static let all: [Rule] = [
    .constantBinding,
    .dynamicPropertyOutsideView,
    .forEachIndexID,
    .forEachNonconstantRange,
    .legacyObservableObject,
    .localStateVariable,
    .modelMutationInBody,
    .nestedObservableObject,
    .objectCreatedInBody,
    .observableModelNotInState,
    .observableSubclassUnmarked,
    .observedObjectCreatedInView,
    .propertyWrapperInObservable,
    .publishedMissing,
    .stateHoldsObservableObject,
    .stateHoldsUnobservedClass,
    .stateInitAssignmentDiscarded,
    .stateInitializedFromInput,
    .stateModelInjectedViaInit,
    .stateNotPrivate,
    .statePassedByParent,
    .stateWriteInBody,
    .unobservedClassReadInBody,
    .unobservedObjectProperty,
    .unstableIdentifiableID,
    .unstableViewID,
    .untrackedObservableProperty,
  ]

  /// The rule with an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
