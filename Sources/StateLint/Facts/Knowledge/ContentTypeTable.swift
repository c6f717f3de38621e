import StateLintSyntax

/// The types an interface is described with: views, scenes, gestures, marks of charts and so on.
package enum ContentTypeTable {
  /// What the type `name` is; nil if it is not known. A type of the project goes before.
  package static func type(named name: Name) -> ContentType? {
    table.index[name].map { table.types[$0] }
  }

  /// How many types are written down.
  package static var count: Int { table.types.count }

  private static let table = ContentTypeRows()

  /// The words of the role column, in the order of the cases of `ContentRole`.
  static let roleWords: StaticString = """
    view shape scene commands toolbar tab table chart map gesture widget layout
    """

  /// The words of the traits column, in the order of the bits of `ContentTraits`.
  static let traitWords: StaticString = "stateful container stateless"

  /// Columns: type, module, role, traits. Source: Apple's documentation of each; a type is
  /// `stateful` if what the person did to it (typed, scrolled, opened, loaded) is kept with its
  /// identity.
  package static let rows: StaticString = """
    ActivityConfiguration         WidgetKit              widget   -
    AlertScene                    SwiftUI                scene    -
    AngularGradient               SwiftUI                view     stateless
    AnimatedImage                 SDWebImageSwiftUI      view     -
    Annotation                    MapKit                 map      stateless
    AnyLayout                     SwiftUI                layout   container
    AnyShape                      SwiftUI                shape    stateless
    AnyView                       SwiftUI                view     -
    AppIntentConfiguration        WidgetKit              widget   -
    AppIntentControlConfiguration WidgetKit              widget   -
    AreaMark                      Charts                 chart    stateless
    AreaPlot                      Charts                 chart    stateless
    AsyncImage                    SwiftUI                view     stateful
    AxisGridLine                  Charts                 chart    stateless
    AxisMarks                     Charts                 chart    stateless
    AxisTick                      Charts                 chart    stateless
    AxisValueLabel                Charts                 chart    stateless
    BarMark                       Charts                 chart    stateless
    BarPlot                       Charts                 chart    stateless
    Button                        SwiftUI                view     stateless
    Canvas                        SwiftUI                view     -
    Capsule                       SwiftUI                shape    stateless
    CaseLet                       ComposableArchitecture view     -
    Chart                         Charts                 view     -
    Chart3D                       Charts                 view     -
    Circle                        SwiftUI                shape    stateless
    Color                         SwiftUI                view     stateless
    ColorPicker                   SwiftUI                view     -
    CommandGroup                  SwiftUI                commands -
    CommandMenu                   SwiftUI                commands -
    ConcentricRectangle           SwiftUI                shape    stateless
    ContactAccessButton           ContactsUI             view     -
    ContainerRelativeShape        SwiftUI                shape    stateless
    ContentUnavailableView        SwiftUI                view     stateless
    ControlGroup                  SwiftUI                view     container
    ControlWidgetButton           WidgetKit              widget   -
    ControlWidgetToggle           WidgetKit              widget   -
    DatePicker                    SwiftUI                view     -
    DefaultToolbarItem            SwiftUI                toolbar  -
    DisclosureGroup               SwiftUI                view     container
    DisclosureTableRow            SwiftUI                table    -
    Divider                       SwiftUI                view     stateless
    DocumentGroup                 SwiftUI                scene    -
    DocumentGroupLaunchScene      SwiftUI                scene    -
    DragGesture                   SwiftUI                gesture  -
    DynamicIsland                 WidgetKit              widget   -
    DynamicIslandExpandedRegion   WidgetKit              widget   -
    EditButton                    SwiftUI                view     stateless
    Ellipse                       SwiftUI                shape    stateless
    EllipticalGradient            SwiftUI                view     stateless
    EmptyCommands                 SwiftUI                commands -
    EmptyView                     SwiftUI                view     stateless
    EquatableView                 SwiftUI                view     -
    ExclusiveGesture              SwiftUI                gesture  -
    ForEach                       SwiftUI                view     container
    ForEachStore                  ComposableArchitecture view     -
    Form                          SwiftUI                view     stateful,container
    Gauge                         SwiftUI                view     stateless
    GeometryReader                SwiftUI                view     container
    GeometryReader3D              SwiftUI                view     container
    GlassEffectContainer          SwiftUI                view     container
    Grid                          SwiftUI                view     container
    GridLayout                    SwiftUI                layout   container
    GridRow                       SwiftUI                view     container
    Group                         SwiftUI                view     container
    GroupBox                      SwiftUI                view     container
    HSplitView                    SwiftUI                view     container
    HStack                        SwiftUI                view     container
    HStackLayout                  SwiftUI                layout   container
    HelpLink                      SwiftUI                view     stateless
    IfLetStore                    ComposableArchitecture view     -
    Image                         SwiftUI                view     stateless
    ImmersiveSpace                SwiftUI                scene    -
    ImportFromDevicesCommands     SwiftUI                commands -
    InspectorCommands             SwiftUI                commands -
    IntentConfiguration           WidgetKit              widget   -
    KFAnimatedImage               Kingfisher             view     -
    KFImage                       Kingfisher             view     -
    KeyframeAnimator              SwiftUI                view     -
    Label                         SwiftUI                view     stateless
    LabeledContent                SwiftUI                view     stateless
    LazyHGrid                     SwiftUI                view     container
    LazyHStack                    SwiftUI                view     container
    LazyImage                     NukeUI                 view     -
    LazyVGrid                     SwiftUI                view     container
    LazyVStack                    SwiftUI                view     container
    LineMark                      Charts                 chart    stateless
    LinePlot                      Charts                 chart    stateless
    LinearGradient                SwiftUI                view     stateless
    Link                          SwiftUI                view     stateless
    List                          SwiftUI                view     stateful,container
    LongPressGesture              SwiftUI                gesture  -
    LookAroundPreview             MapKit                 view     -
    MagnificationGesture          SwiftUI                gesture  -
    MagnifyGesture                SwiftUI                gesture  -
    Map                           MapKit                 view     stateful
    MapAnnotation                 MapKit                 map      stateless
    MapCircle                     MapKit                 map      stateless
    MapCompass                    MapKit                 view     stateless
    MapMarker                     MapKit                 map      stateless
    MapPin                        MapKit                 map      stateless
    MapPitchSlider                MapKit                 view     stateless
    MapPitchToggle                MapKit                 view     stateless
    MapPolygon                    MapKit                 map      stateless
    MapPolyline                   MapKit                 map      stateless
    MapReader                     MapKit                 view     -
    MapScaleView                  MapKit                 view     stateless
    MapUserLocationButton         MapKit                 view     stateless
    MapZoomStepper                MapKit                 view     stateless
    Marker                        MapKit                 map      stateless
    Menu                          SwiftUI                view     -
    MenuBarExtra                  SwiftUI                scene    -
    MeshGradient                  SwiftUI                view     stateless
    Model3D                       RealityKit             view     -
    ModifiedContent               SwiftUI                view     -
    MultiDatePicker               SwiftUI                view     -
    NavigationLink                SwiftUI                view     -
    NavigationSplitView           SwiftUI                view     stateful,container
    NavigationStack               SwiftUI                view     stateful,container
    NavigationStackStore          ComposableArchitecture view     -
    NavigationView                SwiftUI                view     stateful,container
    OutlineGroup                  SwiftUI                view     container
    PasteButton                   SwiftUI                view     stateless
    Path                          SwiftUI                shape    stateless
    PhaseAnimator                 SwiftUI                view     -
    PhotosPicker                  PhotosUI               view     -
    Picker                        SwiftUI                view     -
    Plot                          Charts                 chart    stateless
    PointMark                     Charts                 chart    stateless
    PointPlot                     Charts                 chart    stateless
    ProductView                   StoreKit               view     -
    ProgressView                  SwiftUI                view     stateless
    RadialGradient                SwiftUI                view     stateless
    RealityView                   RealityKit             view     -
    Rectangle                     SwiftUI                shape    stateless
    RectangleMark                 Charts                 chart    stateless
    RectanglePlot                 Charts                 chart    stateless
    RenameButton                  SwiftUI                view     stateless
    RotateGesture                 SwiftUI                gesture  -
    RotateGesture3D               SwiftUI                gesture  -
    RotationGesture               SwiftUI                gesture  -
    RoundedRectangle              SwiftUI                shape    stateless
    RuleMark                      Charts                 chart    stateless
    RulePlot                      Charts                 chart    stateless
    SceneView                     SceneKit               view     -
    ScrollView                    SwiftUI                view     stateful,container
    ScrollViewReader              SwiftUI                view     container
    Section                       SwiftUI                view     container,stateless
    SectorMark                    Charts                 chart    stateless
    SectorPlot                    Charts                 chart    stateless
    SecureField                   SwiftUI                view     stateful
    SequenceGesture               SwiftUI                gesture  -
    Settings                      SwiftUI                scene    -
    SettingsLink                  SwiftUI                view     stateless
    ShareLink                     SwiftUI                view     stateless
    SidebarCommands               SwiftUI                commands -
    SignInWithAppleButton         AuthenticationServices view     -
    SimultaneousGesture           SwiftUI                gesture  -
    Slider                        SwiftUI                view     -
    Spacer                        SwiftUI                view     stateless
    SpatialTapGesture             SwiftUI                gesture  -
    SpriteView                    SpriteKit              view     -
    StaticConfiguration           WidgetKit              widget   -
    StaticControlConfiguration    WidgetKit              widget   -
    Stepper                       SwiftUI                view     -
    StoreView                     StoreKit               view     -
    SubscriptionOfferView         StoreKit               view     -
    SubscriptionStoreView         StoreKit               view     -
    SurfacePlot                   Charts                 chart    stateless
    SwitchStore                   ComposableArchitecture view     -
    Tab                           SwiftUI                tab      -
    TabSection                    SwiftUI                tab      -
    TabView                       SwiftUI                view     stateful,container
    Table                         SwiftUI                view     stateful
    TableColumn                   SwiftUI                table    -
    TableColumnForEach            SwiftUI                table    -
    TableForEachContent           SwiftUI                table    -
    TableOutlineGroupContent      SwiftUI                table    -
    TableRow                      SwiftUI                table    -
    TapGesture                    SwiftUI                gesture  -
    Text                          SwiftUI                view     stateless
    TextEditingCommands           SwiftUI                commands -
    TextEditor                    SwiftUI                view     stateful
    TextField                     SwiftUI                view     stateful
    TextFieldLink                 SwiftUI                view     -
    TextFormattingCommands        SwiftUI                commands -
    TimelineView                  SwiftUI                view     -
    TipView                       TipKit                 view     -
    Toggle                        SwiftUI                view     -
    ToolbarCommands               SwiftUI                commands -
    ToolbarItem                   SwiftUI                toolbar  -
    ToolbarItemGroup              SwiftUI                toolbar  -
    ToolbarOverflowMenu           SwiftUI                toolbar  -
    ToolbarSpacer                 SwiftUI                toolbar  -
    ToolbarTitleMenu              SwiftUI                toolbar  -
    UnevenRoundedRectangle        SwiftUI                shape    stateless
    UserAnnotation                MapKit                 map      stateless
    UtilityWindow                 SwiftUI                scene    -
    VSplitView                    SwiftUI                view     container
    VStack                        SwiftUI                view     container
    VStackLayout                  SwiftUI                layout   container
    VideoPlayer                   AVKit                  view     stateful
    ViewThatFits                  SwiftUI                view     container
    WebImage                      SDWebImageSwiftUI      view     -
    WebView                       WebKit                 view     stateful
    Window                        SwiftUI                scene    -
    WindowDragGesture             SwiftUI                gesture  -
    WindowGroup                   SwiftUI                scene    -
    WithPerceptionTracking        ComposableArchitecture view     -
    WithViewStore                 ComposableArchitecture view     -
    ZStack                        SwiftUI                view     container
    ZStackLayout                  SwiftUI                layout   container
    """
}

private struct ContentTypeRows: Sendable {
  let index: NameIndex
  let types: [ContentType]

  init() {
    let roles = ColumnWords(ContentTypeTable.roleWords)
    let traits = ColumnWords(ContentTypeTable.traitWords)
    var names: [Name] = []
    var types: [ContentType] = []
    var reader = TableReader(ContentTypeTable.rows)
    while reader.nextRow() {
      names.append(Name(bytes: reader.field()))
      _ = reader.field()
      let role = ContentRole(rawValue: roles.rawValue(of: reader.field()))!
      let bits = UInt8(traits.bits(of: reader.field()))
      types.append(ContentType(role: role, traits: ContentTraits(rawValue: bits)))
    }
    index = NameIndex(names)
    self.types = types
  }
}
