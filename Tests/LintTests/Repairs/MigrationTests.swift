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
  ]

  /// Where one place is not understood, nothing is changed.
  static let partlyKnown = [
    // The macro does not take `lazy`.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
        lazy var zone = TimeZone.current
      }
      struct Face: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """, nil),
    // The initialiser fills the wrapper itself.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      struct Face: View {
        @StateObject private var clock: Clock
        init(seconds: Int) { _clock = StateObject(wrappedValue: Clock()) }
        var body: some View { Text("\\(clock.seconds)") }
      }

      """, nil),
    // Some view takes any `ObservableObject`.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      struct Face: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }
      struct Frame<Model: ObservableObject>: View {
        @ObservedObject var model: Model
        var body: some View { Text("Frame") }
      }

      """, nil),
    // Nobody knows what goes into the environment.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      struct Face: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }
      struct Hall: View {
        var body: some View { Face().environmentObject(Wherever.clock) }
      }

      """, nil),
    // It would be encoded under other names.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject, Encodable {
        @Published var seconds = 0
      }
      struct Face: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """, nil),
    // `@State` would mean the type inside.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      struct Face: View {
        enum State { case day, night }
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """, nil),
    // Some function takes any `ObservableObject`.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      struct Face: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }
      func note(_ model: some ObservableObject) {}

      """, nil),
    // `self.$clock` would not be found.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      struct Face: View {
        @EnvironmentObject private var clock: Clock
        var body: some View { Stepper("Seconds", value: self.$clock.seconds) }
      }

      """, nil),
    // The view shows what is not announced by itself.
    RepairExample(
      "legacy-observable-object",
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

      """, nil),
    // A parent may give another object.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      struct Face: View {
        @ObservedObject var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """, nil),
    // To make one more of it is no small thing.
    RepairExample(
      "legacy-observable-object",
      """
      final class Clock: ObservableObject {
        @Published var seconds = 0
        init() { NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .tick, object: nil) }
        @objc func tick() { seconds += 1 }
      }
      struct Face: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }

      """, nil),
  ]
}
