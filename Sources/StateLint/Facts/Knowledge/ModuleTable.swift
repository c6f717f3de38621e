import StateLintSyntax

/// What a module is to a SwiftUI project.
@frozen
package struct ModuleTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Comes with Apple's systems or with the Swift toolchain.
  package static let apple = ModuleTraits(rawValue: 1 << 0)
  /// A package that StateLint knows something of.
  package static let library = ModuleTraits(rawValue: 1 << 1)
  /// A file that imports it works with SwiftUI: it is SwiftUI, or brings it along.
  package static let bringsSwiftUI = ModuleTraits(rawValue: 1 << 2)
  /// What it declares is visible in a file that imports only SwiftUI.
  package static let withSwiftUI = ModuleTraits(rawValue: 1 << 3)
  /// Only tests import it.
  package static let test = ModuleTraits(rawValue: 1 << 4)
}

/// The modules StateLint knows by name.
package enum ModuleTable {
  /// What `module` is; empty if it is not known.
  package static func traits(of module: Name) -> ModuleTraits {
    table.index[module].map { table.traits[$0] } ?? []
  }

  /// Whether `module` is known: Apple's, or a package the tables speak of.
  package static func isKnown(_ module: Name) -> Bool { table.index[module] != nil }

  /// Whether a module takes SwiftUI's place on systems that have none.
  package static func standsInForSwiftUI(_ module: Name) -> Bool { substitutes.contains(module) }

  private static let table = ModuleRows()
  private static let substitutes = NameSet(substituteRows)

  /// Reimplementations of SwiftUI. Source: their own documentation.
  static let substituteRows: StaticString = """
    OpenCombine OpenSwiftUI SkipFuseUI SkipUI SwiftCrossUI TokamakShim
    """

  /// The words of the second column of `rows`, in the order of the bits of `ModuleTraits`.
  static let words: StaticString = "apple library bringsSwiftUI withSwiftUI test"

  /// Columns: module, traits. Source: the frameworks in Apple's documentation; those that export or
  /// presuppose SwiftUI; the testing libraries.
  package static let rows: StaticString = """
    ARKit                  apple
    AVFoundation           apple
    AVKit                  apple
    Accessibility          apple,withSwiftUI
    ActivityKit            apple
    AppIntents             apple,bringsSwiftUI
    AppKit                 apple,withSwiftUI
    ArgumentParser         library
    AuthenticationServices apple
    BackgroundTasks        apple
    CallKit                apple
    Charts                 apple,bringsSwiftUI
    CloudKit               apple
    Collections            library
    Combine                apple,withSwiftUI
    ComposableArchitecture bringsSwiftUI
    Contacts               apple
    ContactsUI             apple
    CoreBluetooth          apple
    CoreData               apple
    CoreFoundation         apple,withSwiftUI
    CoreGraphics           apple,withSwiftUI
    CoreHaptics            apple
    CoreImage              apple
    CoreLocation           apple
    CoreLocationUI         apple
    CoreML                 apple
    CoreMedia              apple
    CoreMotion             apple
    CoreNFC                apple
    CoreSpotlight          apple
    CoreText               apple,withSwiftUI
    CoreTransferable       apple,withSwiftUI
    CoreVideo              apple
    CryptoKit              apple
    Darwin                 apple,withSwiftUI
    Dependencies           library
    DeveloperToolsSupport  apple,withSwiftUI
    Dispatch               apple,withSwiftUI
    EventKit               apple
    Foundation             apple,withSwiftUI
    FoundationEssentials   apple,withSwiftUI
    FoundationModels       apple
    GameController         apple
    GameKit                apple
    GroupActivities        apple
    HealthKit              apple
    HomeKit                apple
    IdentifiedCollections  library
    InlineSnapshotTesting  test
    JavaScriptCore         apple
    Kingfisher             library
    LocalAuthentication    apple
    MapKit                 apple,bringsSwiftUI
    MediaPlayer            apple
    MessageUI              apple
    Metal                  apple
    MetalKit               apple
    MultipeerConnectivity  apple
    MusicKit               apple
    NaturalLanguage        apple
    NearbyInteraction      apple
    Network                apple
    Nimble                 test
    Nuke                   library
    NukeUI                 library
    OSLog                  apple
    ObjectiveC             apple,withSwiftUI
    Observation            apple,withSwiftUI
    PDFKit                 apple
    PassKit                apple
    PencilKit              apple
    Perception             library
    Photos                 apple
    PhotosUI               apple
    QuartzCore             apple,withSwiftUI
    Quick                  test
    QuickLook              apple
    QuickLookThumbnailing  apple
    RealityKit             apple,bringsSwiftUI
    SDWebImageSwiftUI      library
    SafariServices         apple
    SceneKit               apple
    Sharing                library
    SnapshotTesting        test
    SoundAnalysis          apple
    Sparkle                library
    Speech                 apple
    SpriteKit              apple
    StoreKit               apple,bringsSwiftUI
    Swift                  apple,withSwiftUI
    SwiftData              apple,bringsSwiftUI
    SwiftUI                apple,bringsSwiftUI,withSwiftUI
    SwiftUICore            apple,withSwiftUI
    SwiftUIIntrospect      library
    Symbols                apple,withSwiftUI
    Synchronization        apple
    Testing                apple,test
    TipKit                 apple
    UIKit                  apple,withSwiftUI
    UniformTypeIdentifiers apple
    UserNotifications      apple
    ViewInspector          test
    Vision                 apple
    VisionKit              apple
    WatchConnectivity      apple
    WatchKit               apple,withSwiftUI
    WeatherKit             apple
    WebKit                 apple
    WidgetKit              apple,bringsSwiftUI
    XCTest                 apple,test
    _Concurrency           apple,withSwiftUI
    _StringProcessing      apple,withSwiftUI
    os                     apple
    """
}

private struct ModuleRows: Sendable {
  let index: NameIndex
  var traits: [ModuleTraits] = []

  init() {
    let words = ColumnWords(ModuleTable.words)
    var reader = TableReader(ModuleTable.rows)
    var names: [Name] = []
    while reader.nextRow() {
      names.append(Name(bytes: reader.field()))
      traits.append(ModuleTraits(rawValue: UInt8(words.bits(of: reader.field()))))
    }
    index = NameIndex(names)
  }
}
