import StateLint
import Testing

/// What the edits of bodies and actions make of the code.
@Suite("Repairs of bodies")
struct BodyRepairTests {
  @Test(arguments: identity + actions + stores)
  func mended(_ example: RepairExample) throws { try example.check() }

  private static func branches(_ choice: String) -> String {
    """
    struct Note: View {
      @State private var isDim = false
      @State private var text = ""
      var body: some View {
        Toggle("Dim", isOn: $isDim)
    \(choice)
      }
    }

    """
  }

  private static func rows(_ loop: String, removing: String = "items.removeFirst()") -> String {
    """
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Items: View {
      @State private var items: [Item] = []
      var body: some View {
    \(loop)
        Button("Drop") { \(removing) }
      }
    }

    """
  }

  static let identity = [
    RepairExample(
      "branch-changes-identity",
      branches(
        """
            if isDim {
              TextField("Note", text: $text)
                .opacity(0.5)
            } else {
              TextField("Note", text: $text)
                .opacity(1)
            }
        """),
      branches(
        """
            TextField("Note", text: $text)
              .opacity(isDim ? 0.5 : 1)
        """)),
    RepairExample(
      "branch-changes-identity",
      branches(
        """
            if isDim && text.isEmpty {
              TextField("Note", text: $text)
            } else {
              TextField("Note", text: $text).disabled(true)
            }
        """),
      branches(
        """
            TextField("Note", text: $text).disabled(!(isDim && text.isEmpty))
        """)),
    RepairExample(
      "branch-changes-identity",
      branches(
        """
            if isDim {
              TextField("Note", text: $text).frame(width: 80, alignment: .leading)
            } else {
              TextField("Note", text: $text)
            }
        """),
      branches(
        """
            TextField("Note", text: $text).frame(width: isDim ? 80 : nil, alignment: .leading)
        """)),
    RepairExample(
      "branch-changes-identity",
      branches(
        """
            if isDim {
              TextField("Note", text: $text).foregroundStyle(.secondary)
            } else {
              TextField("Note", text: $text).foregroundStyle(.red)
            }
        """), nil),
    RepairExample(
      "branch-changes-identity",
      branches(
        """
            if isDim {
              TextField("Note", text: $text).opacity(0.5).bold()
            } else {
              TextField("Note", text: $text)
            }
        """), nil),
    RepairExample(
      "foreach-index-id",
      rows(
        """
            ForEach(items.indices, id: \\.self) { index in
              TextField("Name", text: $items[index].name)
              Text(items[index].name)
            }
        """),
      rows(
        """
            ForEach($items) { $item in
              TextField("Name", text: $item.name)
              Text(item.name)
            }
        """)),
    RepairExample(
      "foreach-index-id",
      rows(
        """
            ForEach(0..<items.count, id: \\.self) { index in
              Text("\\(index): \\(items[index].name)")
            }
        """), nil),
    RepairExample(
      "anyview-erases-identity",
      """
      struct Lamp: View {
        let isOn: Bool
        var body: some View { light }
        private var light: AnyView {
          if isOn {
            return AnyView(Text("On").bold())
          } else {
            return AnyView(Text("Off"))
          }
        }
      }

      """,
      """
      struct Lamp: View {
        let isOn: Bool
        var body: some View { light }
        @ViewBuilder
        private var light: some View {
          if isOn {
            Text("On").bold()
          } else {
            Text("Off")
          }
        }
      }

      """),
    RepairExample(
      "anyview-erases-identity",
      """
      struct Lamp: View {
        let isOn: Bool
        var body: some View { light }
        private var light: AnyView {
          if isOn {
            return AnyView(Text("On").bold())
          }
          return AnyView(Text("Off"))
        }
      }

      """, nil),
  ]

  static let actions = [
    RepairExample(
      "sheet-ispresented-stale-item",
      """
      struct Book: Identifiable { let id: Int }
      struct Shelf: View {
        let books: [Book]
        @State private var chosen: Book?
        @State private var isShown = false
        var body: some View {
          List(books) { book in
            Button("Open") {
              chosen = book
              isShown = true
            }
          }
          .sheet(isPresented: $isShown) {
            if let chosen {
              Text("\\(chosen.id)")
            }
          }
        }
      }

      """,
      """
      struct Book: Identifiable { let id: Int }
      struct Shelf: View {
        let books: [Book]
        @State private var chosen: Book?
        var body: some View {
          List(books) { book in
            Button("Open") {
              chosen = book
            }
          }
          .sheet(item: $chosen) { chosen in
            Text("\\(chosen.id)")
          }
        }
      }

      """),
    RepairExample(
      "side-effect-in-body",
      """
      struct Feed: View {
        let title: String
        init(title: String) {
          self.title = title
          Task { await load() }
        }
        var body: some View {
          Text(title)
            .bold()
        }
        func load() async {}
      }

      """,
      """
      struct Feed: View {
        let title: String
        init(title: String) {
          self.title = title
        }
        var body: some View {
          Text(title)
            .bold()
            .task { await load() }
        }
        func load() async {}
      }

      """),
    RepairExample(
      "side-effect-in-body",
      """
      struct Feed: View {
        init(title: String) {
          Task { print(title) }
        }
        var body: some View { Text("") }
      }

      """, nil),
    RepairExample(
      "onappear-copies-input",
      """
      struct Badge: View {
        let name: String
        @State private var shown = ""
        var body: some View {
          Text(shown)
            .onAppear { shown = name }
        }
      }
      struct Page: View {
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name)
          Badge(name: name)
        }
      }

      """,
      """
      struct Badge: View {
        let name: String
        @State private var shown = ""
        var body: some View {
          Text(shown)
            .onChange(of: name, initial: true) { shown = name }
        }
      }
      struct Page: View {
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name)
          Badge(name: name)
        }
      }

      """),
    RepairExample(
      "published-sink-reads-old-value",
      """
      import Combine
      final class Gate: ObservableObject {
        @Published var cars = 0
        private var bag: Set<AnyCancellable> = []
        func watch() {
          $cars.sink { _ in print(self.cars) }.store(in: &bag)
        }
      }

      """,
      """
      import Combine
      final class Gate: ObservableObject {
        @Published var cars = 0
        private var bag: Set<AnyCancellable> = []
        func watch() {
          $cars.sink { newCars in print(newCars) }.store(in: &bag)
        }
      }

      """),
    RepairExample(
      "published-sink-reads-old-value",
      """
      import Combine
      final class Gate: ObservableObject {
        @Published var cars = 0
        private var bag: Set<AnyCancellable> = []
        func watch() {
          $cars.map { $0 + 1 }.sink { _ in print(self.cars) }.store(in: &bag)
        }
      }

      """, nil),
  ]

  static let stores = [
    RepairExample(
      "untracked-source-in-body",
      """
      struct Speaker: View {
        let name: String
        var body: some View {
          Text(name)
          Text(UserDefaults.standard.bool(forKey: "sound.on") ? "Loud" : "Quiet")
        }
        func mute() { UserDefaults.standard.set(false, forKey: "sound.on") }
      }

      """,
      """
      struct Speaker: View {
        @AppStorage("sound.on") private var soundOn = false
        let name: String
        var body: some View {
          Text(name)
          Text(soundOn ? "Loud" : "Quiet")
        }
        func mute() { UserDefaults.standard.set(false, forKey: "sound.on") }
      }

      """),
    RepairExample(
      "untracked-source-in-body",
      """
      struct Speaker: View {
        var body: some View { Text(UserDefaults.standard.string(forKey: "name") ?? "-") }
        func rename() { UserDefaults.standard.set("Ann", forKey: "name") }
      }

      """,
      """
      struct Speaker: View {
        @AppStorage("name") private var name = "-"
        var body: some View { Text(name) }
        func rename() { UserDefaults.standard.set("Ann", forKey: "name") }
      }

      """),
    RepairExample(
      "state-mirrors-userdefaults",
      """
      struct Speaker: View {
        @State private var isLoud = UserDefaults.standard.bool(forKey: "loud")
        var body: some View {
          Toggle("Loud", isOn: $isLoud)
            .onChange(of: isLoud) { UserDefaults.standard.set(isLoud, forKey: "loud") }
        }
      }

      """,
      """
      struct Speaker: View {
        @AppStorage("loud") private var isLoud = false
        var body: some View {
          Toggle("Loud", isOn: $isLoud)
        }
      }

      """),
    RepairExample(
      "state-mirrors-userdefaults",
      """
      struct Speaker: View {
        @State private var isLoud = UserDefaults.standard.bool(forKey: "loud")
        var body: some View {
          Toggle("Loud", isOn: $isLoud)
            .onChange(of: isLoud) {
              UserDefaults.standard.set(isLoud, forKey: "loud")
              print(isLoud)
            }
        }
      }

      """, nil),
  ]
}
