extension AttributeTable {
  /// Property wrappers: attribute, wrapper, names that may qualify it. Source: Apple's
  /// documentation page of each; `@Perception.Bindable` is Perception's back-port, and a
  /// `@FocusState.Binding` is a binding to somebody else's `@FocusState`.
  package static let wrapperRows: StaticString = """
    AccessibilityFocusState      accessibilityFocusState SwiftUI
    AppStorage                   appStorage              SwiftUI
    Bindable                     bindable                SwiftUI,Perception,PerceptionCore
    Binding                      binding                 SwiftUI,FocusState,AccessibilityFocusState
    Environment                  environment             SwiftUI
    EnvironmentObject            environmentObject       SwiftUI
    ExtensionDelegateAdaptor     delegateAdaptor         SwiftUI
    FetchRequest                 fetchRequest            SwiftUI
    FocusState                   focusState              SwiftUI
    FocusedBinding               focusedBinding          SwiftUI
    FocusedObject                focusedObject           SwiftUI
    FocusedValue                 focusedValue            SwiftUI
    GestureState                 gestureState            SwiftUI
    NSApplicationDelegateAdaptor delegateAdaptor         SwiftUI
    Namespace                    namespace               SwiftUI
    ObservedObject               observedObject          SwiftUI
    PhysicalMetric               physicalMetric          SwiftUI
    Published                    published               Combine,OpenCombine,SwiftUI
    Query                        query                   SwiftData,_SwiftData_SwiftUI
    ScaledMetric                 scaledMetric            SwiftUI
    SceneStorage                 sceneStorage            SwiftUI
    SectionedFetchRequest        sectionedFetchRequest   SwiftUI
    State                        state                   SwiftUI
    StateObject                  stateObject             SwiftUI
    UIApplicationDelegateAdaptor delegateAdaptor         SwiftUI
    WKApplicationDelegateAdaptor delegateAdaptor         SwiftUI
    WKExtensionDelegateAdaptor   delegateAdaptor         SwiftUI
    """

  /// Attached macros: attribute, macro, modules that may qualify it. Source: the documentation of
  /// Observation, SwiftData, SwiftUI, Swift Testing, Foundation Models, and of Point-Free's
  /// Composable Architecture, Sharing (whose `@Shared` is a wrapper), Dependencies, Perception.
  package static let macroRows: StaticString = """
    Animatable              animatable              SwiftUI
    AnimatableIgnored       animatableIgnored       SwiftUI
    Attribute               attribute               SwiftData
    CasePathable            casePathable            CasePaths,ComposableArchitecture
    DebugDescription        debugDescription        Swift
    DependencyClient        dependencyClient        DependenciesMacros,ComposableArchitecture
    DependencyEndpoint      dependencyEndpoint      DependenciesMacros,ComposableArchitecture
    Entry                   entry                   SwiftUI
    Generable               generable               FoundationModels
    Guide                   guide                   FoundationModels
    Model                   model                   SwiftData
    Observable              observable              Observation,SwiftUI
    ObservableState         observableState         ComposableArchitecture
    ObservationIgnored      observationIgnored      Observation,SwiftUI
    ObservationStateIgnored observationStateIgnored ComposableArchitecture
    ObservationStateTracked observationStateTracked ComposableArchitecture
    ObservationTracked      observationTracked      Observation,SwiftUI
    OptionSet               optionSet               Swift
    Perceptible             perceptible             Perception,PerceptionCore
    PerceptionIgnored       perceptionIgnored       Perception,PerceptionCore
    PerceptionTracked       perceptionTracked       Perception,PerceptionCore
    Presents                presents                ComposableArchitecture
    Previewable             previewable             SwiftUI,DeveloperToolsSupport
    Reducer                 reducer                 ComposableArchitecture
    ReducerCaseEphemeral    reducerCaseEphemeral    ComposableArchitecture
    ReducerCaseIgnored      reducerCaseIgnored      ComposableArchitecture
    Relationship            relationship            SwiftData
    Shared                  shared                  Sharing,ComposableArchitecture
    SharedReader            sharedReader            Sharing,ComposableArchitecture
    Suite                   suite                   Testing
    Test                    test                    Testing
    Transient               transient               SwiftData
    ViewAction              viewAction              ComposableArchitecture
    """

  /// Wrappers of dependency containers: attribute, nothing, modules that may qualify it.
  package static let injectionRows: StaticString = """
    Autowired          - DITranquillity
    Dependency         - Dependencies,ComposableArchitecture,AppIntents
    DynamicInjected    - FactoryKit,Factory
    Inject             - -
    Injected           - Factory,FactoryKit,Resolver
    InjectedObject     - Factory,FactoryKit,Resolver
    InjectedObservable - Factory,FactoryKit
    InjectedType       - FactoryKit,Factory
    LazyInject         - -
    LazyInjected       - Factory,FactoryKit,Resolver
    OptionalInjected   - Resolver
    WeakLazyInjected   - Factory,FactoryKit,Resolver
    """

  /// Attributes of the language, and `TaskLocal`. Source: the attributes that the compiler of Swift
  /// 6.3 accepts without an import, and Apple's that it treats alike.
  package static let builtinRows: StaticString = """
    GKInspectable IBAction IBDesignable IBInspectable IBOutlet IBSegueAction MainActor
    NSApplicationMain NSCopying NSManaged Sendable TaskLocal UIApplicationMain
    _addressableForDependencies _addressableSelf _allowFeatureSuppression
    _alwaysEmitIntoClient _assemblyVision _backDeploy _borrowed _cdecl _compilerInitialized
    _disfavoredOverload _documentation _dynamicReplacement _eagerMove _exported _expose
    _extern _fixed_layout _hasInitialValue _hasMissingDesignatedInitializers _hasStorage
    _implementationOnly _implements _implicitSelfCapture _inheritActorContext
    _inheritsConvenienceInitializers _lexicalLifetimes _lifetime _local _marker _noAllocation
    _noEagerMove _noExistentials _noLocks _noObjCBridging _noRuntime _nonEphemeral
    _nonSendable _nonoverride _objcImplementation _objcRuntimeName _objc_non_lazy_realization
    _optimize _originallyDefinedIn _preInverseGenerics _predatesConcurrency _private
    _projectedValueProperty _rawLayout _section _semantics _show_in_interface _silgen_name
    _specialize _spi _spiOnly _staticExclusiveOnly _swift_native_objc_runtime_base
    _transparent _typeEraser _unavailableFromAsync _unsafeInheritExecutor
    _unsafeSelfDependentResult _used _weakLinked abi attached autoclosure available
    backDeployed c concurrent constInitialized convention derivative differentiable
    discardableResult dynamicCallable dynamicMemberLookup escaping export freestanding frozen
    globalActor inlinable inline main noDerivative nonexhaustive nonobjc objc objcMembers
    preconcurrency propertyWrapper requires_stored_property_inits resultBuilder retroactive
    safe section sensitive specialized storageRestrictions testable transpose unchecked unsafe
    usableFromInline used warn_unqualified_access
    """

  /// The words of the second column of `wrapperRows`, in the order of the cases of `Wrapper`.
  static let wrapperWords: StaticString = """
    accessibilityFocusState appStorage bindable binding delegateAdaptor environment
    environmentObject fetchRequest focusState focusedBinding focusedObject focusedValue
    gestureState namespace observedObject physicalMetric published query scaledMetric
    sceneStorage sectionedFetchRequest state stateObject
    """

  /// The words of the second column of `macroRows`, in the order of the cases of `KnownMacro`.
  static let macroWords: StaticString = """
    animatable animatableIgnored attribute casePathable debugDescription dependencyClient
    dependencyEndpoint entry generable guide model observable observableState
    observationIgnored observationStateIgnored observationStateTracked observationTracked
    optionSet perceptible perceptionIgnored perceptionTracked presents previewable reducer
    reducerCaseEphemeral reducerCaseIgnored relationship shared sharedReader suite test
    transient viewAction
    """
}
