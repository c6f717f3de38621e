import StateLintSyntax
import Testing

@testable import StateLintFacts

private func type(_ name: String) -> SDKType? {
  SDKTypeTable.type(named: Name(name), shape: NameShape(name))
}

@Suite struct SDKTypeTableTests {
  static let written: [[String]] = SDKTypeTable.rows.flatMap { rows(of: $0) }

  /// Every row is found by its name and answers what it says.
  @Test func everyRow() throws {
    let kinds = Array(zip(words(of: SDKTypeTable.kindWords), TypeKind.allCases))
    let natures = Array(zip(words(of: SDKTypeTable.natureWords), SDKNature.allCases))
    for row in Self.written {
      let type = try #require(SDKTypeTable.type(named: Name(row[0])), "\(row[0])")
      #expect(type.module == Name(row[1]), "\(row[0])")
      #expect(type.kind == kinds.first { $0.0 == row[2] }?.1, "\(row[0])")
      #expect(type.nature == natures.first { $0.0 == row[3] }?.1, "\(row[0])")
      #expect(type.element == (row.count > 4 ? Int(row[4]) : nil), "\(row[0])")
      #expect(row.count <= 5, "\(row[0])")
    }
  }

  @Test func modulesAreKnown() {
    let unknown = Set(Self.written.map { $0[1] }).filter { !ModuleTable.isKnown(Name($0)) }
    #expect(unknown.sorted() == [])
  }

  /// What the documentation says, in words of its own: which types draw, hold or do nothing.
  @Test(
    arguments: [
      (
        .value,
        """
        Date URL UUID Data String Array Set Dictionary Color Font Image CGRect Decimal Measurement
        DateComponents AttributedString IndexSet CLLocationCoordinate2D MKCoordinateRegion
        MapCameraPosition NavigationPath PhotosPickerItem EditMode ScrollPosition TextSelection
        Transaction Animation Int Bool Double CGFloat Optional PKDrawing PHPickerResult Character
        Float Result ClosedRange Substring
        """
      ),
      (.handle, "Task AnyCancellable TimerPublisher Autoconnect NSKeyValueObservation"),
      (
        .lifetimeClass,
        """
        Timer CADisplayLink DispatchSourceTimer AVPlayer AVQueuePlayer AVAudioPlayer AVAudioEngine
        AVSpeechSynthesizer AVCaptureSession AVPlayerLooper CLLocationManager CMMotionManager
        CMPedometer HKHealthStore CBCentralManager NWPathMonitor LAContext EKEventStore
        CNContactStore SFSpeechRecognizer WCSession MCSession GKLocalPlayer PDFDocument SKScene
        SCNScene Entity NSFetchedResultsController ModelContext UndoManager NSUserActivity Progress
        Operation NSItemProvider Process Pipe FileHandle Stream SCNNode SKNode ARSession
        UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        PassthroughSubject CurrentValueSubject
        """
      ),
      (
        .statelessService,
        """
        CIContext MTLDevice MTKTextureLoader MLModel VNCoreMLModel NSCache URLSession JSONDecoder
        JSONEncoder FileManager NotificationCenter UserDefaults OperationQueue DispatchQueue Logger
        DateFormatter NumberFormatter RelativeDateTimeFormatter ISO8601DateFormatter
        MeasurementFormatter ByteCountFormatter NSRegularExpression PHPhotoLibrary
        UNUserNotificationCenter
        """
      ),
      (
        .immutableClass,
        """
        UIImage NSImage CGImage CIImage NSAttributedString NSString NSNumber NSURL NSData NSDate
        NSArray NSDictionary NSPredicate NSSortDescriptor
        """
      ),
      (
        .mutableClass,
        """
        NSMutableArray NSMutableDictionary NSMutableSet NSMutableString NSMutableAttributedString
        NSMutableData NSHashTable NSMapTable
        """
      ),
      (.platformView, "WKWebView UITextView MKMapView UIScrollView UIView NSView"),
      (.observable, "WebPage LanguageModelSession"),
      (.observableObject, "ImageRenderer"),
      (.managedObject, "NSManagedObject"),
      (.baseClass, "NSObject UIResponder NSResponder"),
    ] as [(SDKNature, String)])
  func natures(nature: SDKNature, names: String) {
    for name in names.split(whereSeparator: \.isWhitespace) {
      #expect(type(String(name))?.nature == nature, "\(name)")
    }
  }

  @Test(
    arguments: [
      (.struct, "Date Int Array Task Color Logger"),
      (.enum, "Optional Result EditMode ColorScheme"),
      (.class, "UIImage AVPlayer NSObject DateFormatter AnyCancellable"),
      (.actor, "MainActor CLMonitor"), (.protocol, "MTLDevice DispatchSourceTimer"),
    ] as [(TypeKind, String)])
  func kinds(kind: TypeKind, names: String) {
    for name in names.split(separator: " ") {
      #expect(type(String(name))?.kind == kind, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("Array", 0), ("ArraySlice", 0), ("ContiguousArray", 0), ("Set", 0), ("Dictionary", 1),
      ("Optional", 0), ("IdentifiedArray", 1), ("IdentifiedArrayOf", 0), ("OrderedDictionary", 1),
      ("Binding", 0), ("FetchedResults", 0), ("Date", nil), ("String", nil),
    ] as [(String, Int?)])
  func elements(name: String, element: Int?) {
    #expect(type(name)?.element == element)
  }

  @Test func families() {
    #expect(type("UISomethingNewView")?.nature == .platformView)
    #expect(type("NSSomethingNewViewController")?.nature == .lifetimeClass)
    #expect(type("UISomethingNewGestureRecognizer")?.nature == .lifetimeClass)
    #expect(type("NSMutableSomething")?.nature == .mutableClass)
    #expect(type("UISomethingNewView")?.kind == .class)
    #expect(type("UISomethingNewView")?.module == nil)
    #expect(SDKTypeTable.type(named: Name("UISomethingNewView")) == nil)
    #expect(type("UIContentView")?.kind == .protocol)
  }

  @Test(arguments: [
    "ProfileView", "Profile", "any", "AnyObject", "T", "FancyFormatter", "Item", "",
  ])
  func unknown(name: String) {
    #expect(type(name) == nil)
  }
}
