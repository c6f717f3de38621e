extension ProtocolTable {
  /// Protocols whose conforming types SwiftUI updates; a row for each member it calls to do so.
  /// Source: the requirements in Apple's documentation of each protocol.
  ///
  /// Columns: protocol (with its module, unless that is SwiftUI), role, member.
  package static let hostRows: StaticString = """
    AnimatableModifier                     viewModifier    body(content:)
    App                                    app             body
    ButtonStyle                            style           makeBody(configuration:)
    Commands                               commands        body
    ControlGroupStyle                      style           makeBody(configuration:)
    ControlWidget                          widget          body
    CustomizableToolbarContent             toolbarContent  body
    DatePickerStyle                        style           makeBody(configuration:)
    DisclosureGroupStyle                   style           makeBody(configuration:)
    DynamicProperty                        dynamicProperty update()
    DynamicViewContent                     view            body
    EnvironmentalModifier                  viewModifier    resolve(in:)
    FormStyle                              style           makeBody(configuration:)
    GaugeStyle                             style           makeBody(configuration:)
    GeometryEffect                         viewModifier    effectValue(size:)
    Gesture                                gesture         body
    GroupBoxStyle                          style           makeBody(configuration:)
    InsettableShape                        shape           inset(by:)
    InsettableShape                        shape           path(in:)
    LabelStyle                             style           makeBody(configuration:)
    LabeledContentStyle                    style           makeBody(configuration:)
    MenuStyle                              style           makeBody(configuration:)
    NSGestureRecognizerRepresentable       representable   makeCoordinator(converter:)
    NSGestureRecognizerRepresentable       representable   makeNSGestureRecognizer(context:)
    NSGestureRecognizerRepresentable       representable   updateNSGestureRecognizer(_:context:)
    NSViewControllerRepresentable          representable   makeCoordinator()
    NSViewControllerRepresentable          representable   makeNSViewController(context:)
    NSViewControllerRepresentable          representable   sizeThatFits(_:nsViewController:context:)
    NSViewControllerRepresentable          representable   updateNSViewController(_:context:)
    NSViewRepresentable                    representable   makeCoordinator()
    NSViewRepresentable                    representable   makeNSView(context:)
    NSViewRepresentable                    representable   sizeThatFits(_:nsView:context:)
    NSViewRepresentable                    representable   updateNSView(_:context:)
    NavigationSplitViewStyle               style           makeBody(configuration:)
    PreviewModifier                        previewModifier body(content:context:)
    PrimitiveButtonStyle                   style           makeBody(configuration:)
    ProgressViewStyle                      style           makeBody(configuration:)
    Scene                                  scene           body
    Shape                                  shape           path(in:)
    StoreKit.ProductViewStyle              style           makeBody(configuration:)
    StoreKit.SubscriptionOfferViewStyle    style           makeBody(configuration:)
    StoreKit.SubscriptionStoreControlStyle style           makeBody(configuration:)
    TabContent                             tabContent      body
    TableRowContent                        tableRowContent tableRowBody
    TableStyle                             style           makeBody(configuration:)
    TextEditorStyle                        style           makeBody(configuration:)
    TextFieldStyle                         style           _body(configuration:)
    TipKit.TipViewStyle                    style           makeBody(configuration:)
    ToggleStyle                            style           makeBody(configuration:)
    ToolbarContent                         toolbarContent  body
    Transition                             transition      body(content:phase:)
    UIGestureRecognizerRepresentable       representable   makeCoordinator(converter:)
    UIGestureRecognizerRepresentable       representable   makeUIGestureRecognizer(context:)
    UIGestureRecognizerRepresentable       representable   updateUIGestureRecognizer(_:context:)
    UIViewControllerRepresentable          representable   makeCoordinator()
    UIViewControllerRepresentable          representable   makeUIViewController(context:)
    UIViewControllerRepresentable          representable   sizeThatFits(_:uiViewController:context:)
    UIViewControllerRepresentable          representable   updateUIViewController(_:context:)
    UIViewRepresentable                    representable   makeCoordinator()
    UIViewRepresentable                    representable   makeUIView(context:)
    UIViewRepresentable                    representable   sizeThatFits(_:uiView:context:)
    UIViewRepresentable                    representable   updateUIView(_:context:)
    View                                   view            body
    ViewModifier                           viewModifier    body(content:)
    WKInterfaceObjectRepresentable         representable   makeCoordinator()
    WKInterfaceObjectRepresentable         representable   makeWKInterfaceObject(context:)
    WKInterfaceObjectRepresentable         representable   updateWKInterfaceObject(_:context:)
    Widget                                 widget          body
    WidgetBundle                           widget          body
    """

  /// Protocols that certainly do not make a type one that SwiftUI updates: values, models, data
  /// sources, keys. Source: Apple's documentation, and of the packages named.
  ///
  /// Columns: protocol, module.
  package static let plainRows: StaticString = """
    ActivityAttributes                          ActivityKit
    Actor                                       _Concurrency
    AdditiveArithmetic                          Swift
    AlignmentID                                 SwiftUI
    Animatable                                  SwiftUI
    Any                                         Swift
    AnyActor                                    _Concurrency
    AnyObject                                   Swift
    AppEntity                                   AppIntents
    AppEnum                                     AppIntents
    AppIntent                                   AppIntents
    AppIntentControlValueProvider               WidgetKit
    AppIntentTimelineProvider                   WidgetKit
    AppShortcutsProvider                        AppIntents
    AsyncIteratorProtocol                       _Concurrency
    AsyncParsableCommand                        ArgumentParser
    AsyncSequence                               _Concurrency
    AttributeScope                              Foundation
    AttributedStringKey                         Foundation
    AudioPlaybackIntent                         AppIntents
    AudioRecordingIntent                        AppIntents
    BidirectionalCollection                     Swift
    BinaryFloatingPoint                         Swift
    BinaryInteger                               Swift
    BindableAction                              ComposableArchitecture
    BitwiseCopyable                             Swift
    CVarArg                                     Swift
    Cancellable                                 Combine
    CaseIterable                                Swift
    Clock                                       _Concurrency
    Codable                                     Swift
    CodableAttributedStringKey                  Foundation
    CodableWithConfiguration                    Foundation
    CodingKey                                   Swift
    CodingKeyRepresentable                      Swift
    Collection                                  Swift
    Comparable                                  Swift
    ConnectablePublisher                        Combine
    ContainerValueKey                           SwiftUI
    ContiguousBytes                             Foundation
    ControlConfigurationIntent                  AppIntents
    ControlValueProvider                        WidgetKit
    Copyable                                    Swift
    CustomAnimation                             SwiftUI
    CustomCombineIdentifierConvertible          Combine
    CustomDebugStringConvertible                Swift
    CustomIntentMigratedAppIntent               AppIntents
    CustomLocalizedStringResourceConvertible    Foundation
    CustomNSError                               Foundation
    CustomPlaygroundDisplayConvertible          Swift
    CustomReflectable                           Swift
    CustomStringConvertible                     Swift
    DataProtocol                                Foundation
    DataStore                                   SwiftData
    Decodable                                   Swift
    DependencyKey                               ComposableArchitecture
    DropDelegate                                SwiftUI
    DurationProtocol                            Swift
    DynamicOptionsProvider                      AppIntents
    Encodable                                   Swift
    EncodingConfigurationProviding              Foundation
    EntityPropertyQuery                         AppIntents
    EntityQuery                                 AppIntents
    EntityStringQuery                           AppIntents
    EnumerableEntityQuery                       AppIntents
    EnvironmentKey                              SwiftUI
    Equatable                                   Swift
    Error                                       Swift
    Escapable                                   Swift
    Executor                                    _Concurrency
    ExpressibleByArgument                       ArgumentParser
    ExpressibleByArrayLiteral                   Swift
    ExpressibleByBooleanLiteral                 Swift
    ExpressibleByDictionaryLiteral              Swift
    ExpressibleByExtendedGraphemeClusterLiteral Swift
    ExpressibleByFloatLiteral                   Swift
    ExpressibleByIntegerLiteral                 Swift
    ExpressibleByNilLiteral                     Swift
    ExpressibleByStringInterpolation            Swift
    ExpressibleByStringLiteral                  Swift
    ExpressibleByUnicodeScalarLiteral           Swift
    FileDocument                                SwiftUI
    FixedWidthInteger                           Swift
    FloatingPoint                               Swift
    FocusedValueKey                             SwiftUI
    ForegroundContinuableIntent                 AppIntents
    FormatStyle                                 Foundation
    GlobalActor                                 _Concurrency
    GroupActivity                               GroupActivities
    Hashable                                    Swift
    Identifiable                                Swift
    IndexedEntity                               AppIntents
    InstantProtocol                             Swift
    IntentTimelineProvider                      WidgetKit
    IteratorProtocol                            Swift
    KeyframeTrackContent                        SwiftUI
    Keyframes                                   SwiftUI
    Layout                                      SwiftUI
    LayoutValueKey                              SwiftUI
    LazyCollectionProtocol                      Swift
    LazySequenceProtocol                        Swift
    LibraryContentProvider                      SwiftUI
    LiveActivityIntent                          AppIntents
    LocalizedError                              Foundation
    LosslessStringConvertible                   Swift
    MKAnnotation                                MapKit
    MKOverlay                                   MapKit
    MarkdownDecodableAttributedStringKey        Foundation
    ModelActor                                  SwiftData
    MutableCollection                           Swift
    MutableDataProtocol                         Foundation
    NSCoding                                    Foundation
    NSCopying                                   Foundation
    NSFilePresenter                             Foundation
    NSItemProviderReading                       Foundation
    NSItemProviderWriting                       Foundation
    NSMenuItemValidation                        AppKit
    NSMutableCopying                            Foundation
    NSObjectProtocol                            Foundation
    NSSecureCoding                              Foundation
    NSUserInterfaceValidations                  AppKit
    Numeric                                     Swift
    Observable                                  Observation
    ObservableObject                            Combine
    OpenIntent                                  AppIntents
    OptionSet                                   Swift
    PHPhotoLibraryAvailabilityObserver          Photos
    PHPhotoLibraryChangeObserver                Photos
    ParsableArguments                           ArgumentParser
    ParsableCommand                             ArgumentParser
    ParseStrategy                               Foundation
    ParseableFormatStyle                        Foundation
    PersistenceKey                              ComposableArchitecture
    PersistentModel                             SwiftData
    Plottable                                   Charts
    PredicateExpression                         Foundation
    PredictableIntent                           AppIntents
    PreferenceKey                               SwiftUI
    PreviewProvider                             SwiftUI
    Publisher                                   Combine
    QLPreviewItem                               QuickLook
    RandomAccessCollection                      Swift
    RandomNumberGenerator                       Swift
    RangeExpression                             Swift
    RangeReplaceableCollection                  Swift
    RawRepresentable                            Swift
    RecoverableError                            Foundation
    Reducer                                     ComposableArchitecture
    ReducerProtocol                             ComposableArchitecture
    ReferenceConvertible                        Foundation
    ReferenceFileDocument                       SwiftUI
    RegexComponent                              Swift
    SIMD                                        Swift
    SKPaymentTransactionObserver                StoreKit
    Scheduler                                   Combine
    SchemaMigrationPlan                         SwiftData
    ScrollTargetBehavior                        SwiftUI
    Sendable                                    Swift
    SendableMetatype                            Swift
    Sequence                                    Swift
    SerialExecutor                              _Concurrency
    SetAlgebra                                  Swift
    SetFocusFilterIntent                        AppIntents
    SetValueIntent                              AppIntents
    ShapeStyle                                  SwiftUI
    SharedKey                                   ComposableArchitecture
    SharedReaderKey                             ComposableArchitecture
    SignedInteger                               Swift
    SignedNumeric                               Swift
    SortComparator                              Foundation
    Strideable                                  Swift
    StringInterpolationProtocol                 Swift
    StringProtocol                              Swift
    Subject                                     Combine
    Subscriber                                  Combine
    Subscription                                Combine
    TaskExecutor                                _Concurrency
    TestDependencyKey                           ComposableArchitecture
    TextAttribute                               SwiftUI
    TextOutputStream                            Swift
    TextOutputStreamable                        Swift
    TextRenderer                                SwiftUI
    TimelineEntry                               WidgetKit
    TimelineProvider                            WidgetKit
    TimelineSchedule                            SwiftUI
    Tip                                         TipKit
    TopLevelDecoder                             Combine
    TopLevelEncoder                             Combine
    TransactionKey                              SwiftUI
    TransferRepresentation                      CoreTransferable
    Transferable                                CoreTransferable
    TransientAppEntity                          AppIntents
    UIActivityItemSource                        UIKit
    UIAppearance                                UIKit
    UIAppearanceContainer                       UIKit
    UIConfigurationState                        UIKit
    UIContentConfiguration                      UIKit
    UIKeyInput                                  UIKit
    UISearchResultsUpdating                     UIKit
    UITextInputTraits                           UIKit
    UnsignedInteger                             Swift
    VectorArithmetic                            SwiftUI
    VersionedSchema                             SwiftData
    ViewAction                                  ComposableArchitecture
    VisualEffect                                SwiftUI
    WidgetConfigurationIntent                   AppIntents
    """
}
