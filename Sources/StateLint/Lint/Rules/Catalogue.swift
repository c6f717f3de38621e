extension Rule {
  /// All rules, sorted by id. A new rule is one line here.
  public static let all: [Rule] = [
    .forEachIndexID,
    .forEachNonconstantRange,
    .legacyObservableObject,
    .modelMutationInBody,
    .objectCreatedInBody,
    .observableModelNotInState,
    .observedObjectCreatedInView,
    .onAppearCopiesInput,
    .representableEmptyUpdate,
    .representableStaleCoordinator,
    .sharedPresentationInForEach,
    .sheetIsPresentedStaleItem,
    .stateHoldsObservableObject,
    .stateHoldsUnobservedClass,
    .stateInitAssignmentDiscarded,
    .stateInitializedFromInput,
    .stateModelInjectedViaInit,
    .stateNotPrivate,
    .statePassedByParent,
    .stateWithoutInitialValue,
    .stateWriteInBody,
    .taskMissingID,
    .unstableIdentifiableID,
    .unstableViewID,
  ]

  /// The rule with an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
