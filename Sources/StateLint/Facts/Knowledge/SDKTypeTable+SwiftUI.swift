extension SDKTypeTable {
  /// SwiftUI's own values, and the frameworks that extend it: SwiftData, Core Data, MapKit, WebKit,
  /// StoreKit, WidgetKit.
  /// Columns: type, module, kind, nature, generic argument that is the element.
  package static let swiftUITypes: StaticString = """
    AccessibilityAdjustmentDirection SwiftUI                enum   value
    AccessibilityFocusState          SwiftUI                struct value            0
    Activity                         ActivityKit            class  lifetime
    ActivityViewContext              WidgetKit              struct value
    Alignment                        SwiftUI                struct value
    Anchor                           SwiftUI                struct value
    Angle                            SwiftUI                struct value
    AngularGradient                  SwiftUI                struct value
    Animation                        SwiftUI                struct value
    AnyLayout                        SwiftUI                struct value
    AnyShape                         SwiftUI                struct value
    AnyShapeStyle                    SwiftUI                struct value
    AnyTransition                    SwiftUI                struct value
    AnyView                          SwiftUI                struct value
    AppStorage                       SwiftUI                struct value            0
    AsyncImagePhase                  SwiftUI                enum   value
    AttributedTextSelection          SwiftUI                struct value
    Axis                             SwiftUI                enum   value
    Bindable                         SwiftUI                struct value            0
    Binding                          SwiftUI                struct value            0
    BlendMode                        SwiftUI                enum   value
    ButtonRole                       SwiftUI                struct value
    ChartProxy                       Charts                 struct value
    CodableRepresentation            CoreTransferable       struct value
    Color                            SwiftUI                struct value
    ColorRenderingMode               SwiftUI                enum   value
    ColorResource                    DeveloperToolsSupport  struct value
    ColorScheme                      SwiftUI                enum   value
    ColorSchemeContrast              SwiftUI                enum   value
    ContainerValues                  SwiftUI                struct value
    ContentMarginPlacement           SwiftUI                struct value
    ContentMode                      SwiftUI                enum   value
    ContentSizeCategory              SwiftUI                enum   value
    ControlActiveState               SwiftUI                enum   value
    ControlSize                      SwiftUI                enum   value
    DataRepresentation               CoreTransferable       struct value
    DismissAction                    SwiftUI                struct value
    DismissSearchAction              SwiftUI                struct value
    DismissWindowAction              SwiftUI                struct value
    DisplayRepresentation            AppIntents             struct value
    DragSession                      SwiftUI                struct value
    DropInfo                         SwiftUI                struct value
    DropProposal                     SwiftUI                struct value
    DropSession                      SwiftUI                struct value
    DynamicTypeSize                  SwiftUI                enum   value
    Edge                             SwiftUI                enum   value
    EdgeInsets                       SwiftUI                struct value
    EditMode                         SwiftUI                enum   value
    EllipticalGradient               SwiftUI                struct value
    Environment                      SwiftUI                struct value            0
    EnvironmentObject                SwiftUI                struct value            0
    EnvironmentValues                SwiftUI                struct value
    EventModifiers                   SwiftUI                struct value
    FetchDescriptor                  SwiftData              struct value
    FetchedResults                   SwiftUI                struct value            0
    FileRepresentation               CoreTransferable       struct value
    FillStyle                        SwiftUI                struct value
    FocusState                       SwiftUI                struct value            0
    FocusedBinding                   SwiftUI                struct value            0
    FocusedValue                     SwiftUI                struct value            0
    FocusedValues                    SwiftUI                struct value
    Font                             SwiftUI                struct value
    GeometryProxy                    SwiftUI                struct value
    GestureState                     SwiftUI                struct value            0
    Glass                            SwiftUI                struct value
    Gradient                         SwiftUI                struct value
    GraphicsContext                  SwiftUI                struct value
    GridItem                         SwiftUI                struct value
    HierarchicalShapeStyle           SwiftUI                struct value
    HorizontalAlignment              SwiftUI                struct value
    HorizontalEdge                   SwiftUI                enum   value
    Image                            SwiftUI                struct value
    ImageRenderer                    SwiftUI                class  observableObject
    ImageResource                    DeveloperToolsSupport  struct value
    IntentDescription                AppIntents             struct value
    KeyEquivalent                    SwiftUI                struct value
    KeyPress                         SwiftUI                struct value
    LanguageModelSession             FoundationModels       class  observable
    LayoutDirection                  SwiftUI                enum   value
    LegibilityWeight                 SwiftUI                enum   value
    LinearGradient                   SwiftUI                struct value
    ListItemTint                     SwiftUI                struct value
    LocalizedStringKey               SwiftUI                struct value
    MKAnnotationView                 MapKit                 class  platformView
    MKCircle                         MapKit                 class  immutable
    MKClusterAnnotation              MapKit                 class  immutable
    MKCoordinateRegion               MapKit                 struct value
    MKCoordinateSpan                 MapKit                 struct value
    MKDirections                     MapKit                 class  lifetime
    MKLocalSearch                    MapKit                 class  lifetime
    MKLocalSearchCompleter           MapKit                 class  lifetime
    MKLocalSearchCompletion          MapKit                 class  immutable
    MKLookAroundScene                MapKit                 class  lifetime
    MKLookAroundSceneRequest         MapKit                 class  lifetime
    MKMapItem                        MapKit                 class  lifetime
    MKMapPoint                       MapKit                 struct value
    MKMapRect                        MapKit                 struct value
    MKMapSize                        MapKit                 struct value
    MKMapSnapshotter                 MapKit                 class  lifetime
    MKMapType                        MapKit                 enum   value
    MKMapView                        MapKit                 class  platformView
    MKMarkerAnnotationView           MapKit                 class  platformView
    MKPinAnnotationView              MapKit                 class  platformView
    MKPlacemark                      MapKit                 class  immutable
    MKPointAnnotation                MapKit                 class  mutable
    MKPolygon                        MapKit                 class  immutable
    MKPolyline                       MapKit                 class  immutable
    MKRoute                          MapKit                 class  immutable
    MKTileOverlay                    MapKit                 class  lifetime
    MKUserTrackingMode               MapKit                 enum   value
    MapCamera                        MapKit                 struct value
    MapCameraPosition                MapKit                 struct value
    MapFeature                       MapKit                 struct value
    MapProxy                         MapKit                 struct value
    MapSelection                     MapKit                 struct value
    MapStyle                         MapKit                 struct value
    MatchedGeometryProperties        SwiftUI                struct value
    Material                         SwiftUI                struct value
    MeshGradient                     SwiftUI                struct value
    ModelConfiguration               SwiftData              struct value
    ModelContainer                   SwiftData              class  lifetime
    ModelContext                     SwiftData              class  lifetime
    MoveCommandDirection             SwiftUI                enum   value
    NSAttributeDescription           CoreData               class  immutable
    NSEntityDescription              CoreData               class  immutable
    NSFetchRequest                   CoreData               class  mutable
    NSFetchedResultsController       CoreData               class  lifetime
    NSHostingController              SwiftUI                class  lifetime
    NSHostingMenu                    SwiftUI                class  lifetime
    NSHostingView                    SwiftUI                class  platformView
    NSManagedObject                  CoreData               class  managed
    NSManagedObjectContext           CoreData               class  lifetime
    NSManagedObjectID                CoreData               class  immutable
    NSManagedObjectModel             CoreData               class  immutable
    NSPersistentCloudKitContainer    CoreData               class  lifetime
    NSPersistentContainer            CoreData               class  lifetime
    NSPersistentHistoryChangeRequest CoreData               class  mutable
    NSPersistentHistoryToken         CoreData               class  immutable
    NSPersistentStore                CoreData               class  lifetime
    NSPersistentStoreCoordinator     CoreData               class  lifetime
    NSPersistentStoreDescription     CoreData               class  mutable
    NSRelationshipDescription        CoreData               class  immutable
    Namespace                        SwiftUI                struct value
    NavigationPath                   SwiftUI                struct value
    NavigationSplitViewColumn        SwiftUI                struct value
    NavigationSplitViewVisibility    SwiftUI                struct value
    ObservedObject                   SwiftUI                struct value            0
    OpenSettingsAction               SwiftUI                struct value
    OpenURLAction                    SwiftUI                struct value
    OpenWindowAction                 SwiftUI                struct value
    PHLivePhotoView                  PhotosUI               class  lifetime
    PHPickerConfiguration            PhotosUI               struct value
    PHPickerFilter                   PhotosUI               struct value
    PHPickerResult                   PhotosUI               struct value
    PHPickerViewController           PhotosUI               class  lifetime
    Path                             SwiftUI                struct value
    PersistentIdentifier             SwiftData              struct value
    PhotosPickerItem                 PhotosUI               struct value
    PlottableValue                   Charts                 struct value
    PresentationDetent               SwiftUI                struct value
    PresentationMode                 SwiftUI                struct value
    PreviewDevice                    SwiftUI                struct value
    Product                          StoreKit               struct value
    Prominence                       SwiftUI                enum   value
    ProposedViewSize                 SwiftUI                struct value
    ProxyRepresentation              CoreTransferable       struct value
    RadialGradient                   SwiftUI                struct value
    ReceivedTransferredFile          CoreTransferable       struct value
    RefreshAction                    SwiftUI                struct value
    RenameAction                     SwiftUI                struct value
    RoundedCornerStyle               SwiftUI                enum   value
    SKOverlay                        StoreKit               class  lifetime
    SKPayment                        StoreKit               class  immutable
    SKPaymentQueue                   StoreKit               class  lifetime
    SKPaymentTransaction             StoreKit               class  immutable
    SKProduct                        StoreKit               class  immutable
    SKProductsRequest                StoreKit               class  lifetime
    SKStoreProductViewController     StoreKit               class  lifetime
    SafeAreaRegions                  SwiftUI                struct value
    ScaledMetric                     SwiftUI                struct value            0
    ScenePhase                       SwiftUI                enum   value
    SceneStorage                     SwiftUI                struct value            0
    Schema                           SwiftData              class  immutable
    ScrollGeometry                   SwiftUI                struct value
    ScrollPhase                      SwiftUI                enum   value
    ScrollPhaseChangeContext         SwiftUI                struct value
    ScrollPosition                   SwiftUI                struct value
    ScrollViewProxy                  SwiftUI                struct value
    SearchFieldPlacement             SwiftUI                struct value
    SectionCollection                SwiftUI                struct value
    SectionedFetchResults            SwiftUI                struct value
    SensoryFeedback                  SwiftUI                struct value
    SentTransferredFile              CoreTransferable       struct value
    ShadowStyle                      SwiftUI                struct value
    Spring                           SwiftUI                struct value
    SpringLoadingBehavior            SwiftUI                struct value
    State                            SwiftUI                struct value            0
    StateObject                      SwiftUI                struct value            0
    StrokeStyle                      SwiftUI                struct value
    SubmitTriggers                   SwiftUI                struct value
    Subview                          SwiftUI                struct value
    SubviewsCollection               SwiftUI                struct value
    SymbolRenderingMode              SwiftUI                struct value
    SymbolVariants                   SwiftUI                struct value
    SystemLanguageModel              FoundationModels       class  service
    TabViewCustomization             SwiftUI                struct value
    TableColumnCustomization         SwiftUI                struct value
    Text                             SwiftUI                struct value
    TextAlignment                    SwiftUI                enum   value
    TextSelection                    SwiftUI                struct value
    Timeline                         WidgetKit              struct value            0
    TimelineProviderContext          WidgetKit              struct value
    ToolbarItemPlacement             SwiftUI                struct value
    ToolbarPlacement                 SwiftUI                struct value
    ToolbarTitleDisplayMode          SwiftUI                struct value
    Transaction                      SwiftUI                struct value
    TypeDisplayRepresentation        AppIntents             struct value
    UIHostingConfiguration           SwiftUI                struct value
    UIHostingController              SwiftUI                class  lifetime
    UTType                           UniformTypeIdentifiers struct value
    UnitPoint                        SwiftUI                struct value
    UserInterfaceSizeClass           SwiftUI                enum   value
    VerificationResult               StoreKit               enum   value            0
    VerticalAlignment                SwiftUI                struct value
    VerticalEdge                     SwiftUI                enum   value
    ViewDimensions                   SwiftUI                struct value
    Visibility                       SwiftUI                enum   value
    WKHTTPCookieStore                WebKit                 class  lifetime
    WKHostingController              SwiftUI                class  lifetime
    WKNavigation                     WebKit                 class  lifetime
    WKPreferences                    WebKit                 class  lifetime
    WKProcessPool                    WebKit                 class  lifetime
    WKUserContentController          WebKit                 class  lifetime
    WKUserScript                     WebKit                 class  lifetime
    WKWebView                        WebKit                 class  platformView
    WKWebViewConfiguration           WebKit                 class  lifetime
    WKWebsiteDataStore               WebKit                 class  lifetime
    WebPage                          WebKit                 class  observable
    WidgetCenter                     WidgetKit              class  service
    WidgetFamily                     WidgetKit              enum   value
    WidgetInfo                       WidgetKit              struct value
    WindowResizability               SwiftUI                struct value
    """
}
