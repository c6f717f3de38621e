import StateLint
import Testing

/// What becomes of an `ObservableObject` and of all who observe it.
@Suite("Migration to `@Observable`")
struct MigrationTests {
  @Test(arguments: whole + partlyKnown)
  func migrated(_ example: RepairExample) throws { try example.check() }

  static let whole = [
    RepairExample(
      "legacy-observable-object",
      """
      final class Wallet: ObservableObject {
        @Published var coins = 0
        @Published private(set) var isOpen = false
        func open() { isOpen = true }
      }
      struct Shop: View {
        @StateObject private var wallet = Wallet()
        var body: some View {
          VStack {
            Purse(wallet: wallet)
            Coins(wallet: wallet)
            Lock()
          }
          .environmentObject(wallet)
        }
      }
      struct Purse: View {
        @ObservedObject var wallet: Wallet
        var body: some View { Stepper("Coins", value: $wallet.coins) }
      }
      struct Coins: View {
        @ObservedObject var wallet: Wallet
        var body: some View { Text("\\(wallet.coins)") }
      }
      struct Lock: View {
        @EnvironmentObject private var wallet: Wallet
        var body: some View { Text(wallet.isOpen ? "Open" : "Shut") }
      }

      """,
      """
      @Observable final class Wallet {
        var coins = 0
        private(set) var isOpen = false
        func open() { isOpen = true }
      }
      struct Shop: View {
        @State private var wallet = Wallet()
        var body: some View {
          VStack {
            Purse(wallet: wallet)
            Coins(wallet: wallet)
            Lock()
          }
          .environment(wallet)
        }
      }
      struct Purse: View {
        @Bindable var wallet: Wallet
        var body: some View { Stepper("Coins", value: $wallet.coins) }
      }
      struct Coins: View {
        var wallet: Wallet
        var body: some View { Text("\\(wallet.coins)") }
      }
      struct Lock: View {
        @Environment(Wallet.self) private var wallet: Wallet
        var body: some View { Text(wallet.isOpen ? "Open" : "Shut") }
      }

      """),
    RepairExample(
      "legacy-observable-object",
      """
      @MainActor
      final class Diary: Identifiable, ObservableObject {
        @Published
        var title = ""
        @Published var mood = 0
      }
      struct Page: View {
        @EnvironmentObject var diary: Diary
        var body: some View {
          TextField("Mood \\(diary.mood)", text: $diary.title)
        }
      }
      struct Cover: View {
        @ObservedObject private var diary = Diary()
        var body: some View { Page().environmentObject(diary) }
      }

      """,
      """
      @Observable @MainActor
      final class Diary: Identifiable {
        var title = ""
        var mood = 0
      }
      struct Page: View {
        @Environment(Diary.self) var diary: Diary
        var body: some View {
          @Bindable var diary = diary
          TextField("Mood \\(diary.mood)", text: $diary.title)
        }
      }
      struct Cover: View {
        @State private var diary = Diary()
        var body: some View { Page().environment(diary) }
      }

      """),
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject, Identifiable {
        @Published var seconds = 0
      }
      struct Face: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """,
      """
      @Observable final class Clock: Identifiable {
        var seconds = 0
      }
      struct Face: View {
        @State private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """),
    RepairExample(
      "legacy-observable-object", clock + face,
      """
      @Observable final class Clock {
        var seconds = 0
      }
      struct Face: View {
        @State private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """),
  ]

  /// Where one place is not understood, nothing is changed.
  static let partlyKnown = doubtful.map { RepairExample("legacy-observable-object", $0, nil) }

  private static let doubtful: [String] = [
    // The macro does not take `lazy`.
    """
    final class Clock: ObservableObject {
      @Published var seconds = 0
      lazy var zone = TimeZone.current
    }

    """ + face,
    // The initialiser fills the wrapper itself.
    clock + """
      struct Face: View {
        @StateObject private var clock: Clock
        init(seconds: Int) { _clock = StateObject(wrappedValue: Clock()) }
        var body: some View { Text("\\(clock.seconds)") }
      }

      """,
    // Some view takes any `ObservableObject`.
    clock + face + """
      struct Frame<Model: ObservableObject>: View {
        @ObservedObject var model: Model
        var body: some View { Text("Frame") }
      }

      """,
    // Nobody knows what goes into the environment.
    clock + face + """
      struct Hall: View {
        var body: some View { Face().environmentObject(Wherever.clock) }
      }

      """,
    // It would be encoded under other names.
    """
    final class Clock: ObservableObject, Encodable {
      @Published var seconds = 0
    }

    """ + face,
    // `@State` would mean the type inside.
    clock + """
      struct Face: View {
        enum State { case day, night }
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """,
    // Some function takes any `ObservableObject`.
    clock + face + """
      func note(_ model: some ObservableObject) {}

      """,
    // `self.$clock` would not be found.
    clock + """
      struct Face: View {
        @EnvironmentObject private var clock: Clock
        var body: some View { Stepper("Seconds", value: self.$clock.seconds) }
      }

      """,
    // The view shows what is not announced by itself.
    """
    final class Shelf: ObservableObject {
      @Published private var version = 0
      private let books = NSMutableArray()
      var count: Int { books.count }
      func add() {
        books.add("Atlas")
        version += 1
      }
    }
    struct ShelfPage: View {
      @StateObject private var shelf = Shelf()
      var body: some View { Button("\\(shelf.count)") { shelf.add() } }
    }

    """,
    // A parent may give another object.
    clock + """
      struct Face: View {
        @ObservedObject var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """,
    // To make one more of it is no small thing.
    """
    final class Clock: ObservableObject {
      @Published var seconds = 0
      init() { NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .tick, object: nil) }
      @objc func tick() { seconds += 1 }
    }

    """ + face,
  ]

  private static let clock = """
    final class Clock: ObservableObject {
      @Published var seconds = 0
    }

    """

  private static let face = """
    struct Face: View {
      @StateObject private var clock = Clock()
      var body: some View { Text("\\(clock.seconds)") }
    }

    """
}
