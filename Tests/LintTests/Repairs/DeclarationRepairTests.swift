import StateLint
import Testing

/// What the edits of declarations and their callers make of the code.
@Suite("Repairs of declarations")
struct DeclarationRepairTests {
  @Test(arguments: wrappers + observation + callers)
  func mended(_ example: RepairExample) throws { try example.check() }

  static let wrappers = [
    RepairExample(
      "state-without-initial-value",
      """
      struct Form: View {
        @FocusState private var isTyping = false
        var body: some View { TextField("", text: .constant("")).focused($isTyping) }
      }

      """,
      """
      struct Form: View {
        @FocusState private var isTyping: Bool
        var body: some View { TextField("", text: .constant("")).focused($isTyping) }
      }

      """, .safe),
    RepairExample(
      "state-without-initial-value",
      """
      struct Form: View {
        @FocusState private var field = Field.name
        enum Field { case name }
        var body: some View { TextField("", text: .constant("")).focused($field, equals: .name) }
      }

      """, nil),
    RepairExample(
      "unstable-environment-default",
      """
      @Observable final class Tracker { var count = 0 }
      struct TrackerKey: EnvironmentKey {
        static var defaultValue: Tracker { Tracker() }
      }

      """,
      """
      @Observable final class Tracker { var count = 0 }
      struct TrackerKey: EnvironmentKey {
        static let defaultValue: Tracker = Tracker()
      }

      """),
    RepairExample(
      "unstable-environment-default",
      """
      @Observable final class Tracker { var count = 0 }
      extension EnvironmentValues {
        @Entry var tracker = Tracker()
      }

      """,
      """
      @Observable final class Tracker { var count = 0 }
      extension EnvironmentValues {
        private static let defaultTracker = Tracker()
        @Entry var tracker = defaultTracker
      }

      """),
    RepairExample(
      "unstable-environment-default",
      """
      @Observable final class Tracker { var count = 0 }
      struct TrackerKey: EnvironmentKey {
        static var defaultValue: Tracker {
          let made = Tracker()
          return made
        }
      }

      """, nil),
    RepairExample(
      "missing-bindable",
      """
      @Observable final class Lamp { var isOn = false }
      struct LampView: View {
        @Environment(Lamp.self) private var lamp
        var body: some View {
          Toggle("On", isOn: $lamp.isOn)
        }
      }

      """,
      """
      @Observable final class Lamp { var isOn = false }
      struct LampView: View {
        @Environment(Lamp.self) private var lamp
        var body: some View {
          @Bindable var lamp = lamp
          Toggle("On", isOn: $lamp.isOn)
        }
      }

      """),
    RepairExample(
      "missing-bindable",
      """
      @Observable final class Lamp { var isOn = false }
      struct LampView: View {
        @Environment(Lamp.self) private var lamp
        var body: some View { toggle }
        private var toggle: some View { Toggle("On", isOn: $lamp.isOn) }
      }

      """, nil),
  ]

  static let observation = [
    RepairExample(
      "observable-on-value-type",
      """
      @Observable struct Kiln {
        var heat: Int
        init(heat: Int) { self.heat = heat }
        mutating func warm() { heat += 1 }
      }

      """,
      """
      @Observable final class Kiln {
        var heat: Int
        init(heat: Int) { self.heat = heat }
        func warm() { heat += 1 }
      }

      """),
    RepairExample(
      "observable-on-value-type",
      """
      @Observable struct Kiln {
        var heat: Int
      }

      """, nil),
    RepairExample(
      "state-init-assignment-discarded",
      """
      struct Badge: View {
        let name: String
        @State private var count: Int = 0

        init(name: String, start: Int) {
          self.name = name
          count = start + 1
        }

        var body: some View { Button("\\(name) \\(count)") { count += 1 } }
      }

      """,
      """
      struct Badge: View {
        let name: String
        @State private var count: Int

        init(name: String, start: Int) {
          self.name = name
          count = start + 1
        }

        var body: some View { Button("\\(name) \\(count)") { count += 1 } }
      }

      """, .safe),
    RepairExample(
      "state-holds-unobserved-class",
      """
      final class Kettle {
        var heat = 0
      }
      struct KettleView: View {
        @State private var kettle = Kettle()
        var body: some View { Button("\\(kettle.heat)") { kettle.heat += 1 } }
      }

      """,
      """
      @Observable final class Kettle {
        var heat = 0
      }
      struct KettleView: View {
        @State private var kettle = Kettle()
        var body: some View { Button("\\(kettle.heat)") { kettle.heat += 1 } }
      }

      """),
    RepairExample(
      "state-holds-unobserved-class",
      """
      final class Kettle: Codable {
        var heat = 0
      }
      struct KettleView: View {
        @State private var kettle = Kettle()
        var body: some View { Button("\\(kettle.heat)") { kettle.heat += 1 } }
      }

      """, nil),
    RepairExample(
      "unobserved-class-read-in-body",
      """
      final class Kettle {
        var heat = 0
      }
      struct KettleView: View {
        let kettle: Kettle
        var body: some View { Button("\\(kettle.heat)") { kettle.heat += 1 } }
      }

      """,
      """
      @Observable final class Kettle {
        var heat = 0
      }
      struct KettleView: View {
        let kettle: Kettle
        var body: some View { Button("\\(kettle.heat)") { kettle.heat += 1 } }
      }

      """),
    RepairExample(
      "equality-hides-change",
      """
      struct Order: Identifiable, Hashable {
        let id: Int
        var status: String

        static func == (a: Order, b: Order) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      @Observable final class Shop {
        var order = Order(id: 1, status: "new")
        func refresh() async { order = await load() }
        func load() async -> Order { Order(id: 1, status: "sent") }
      }
      struct OrderView: View {
        let shop: Shop
        var body: some View { Text(shop.order.status) }
      }

      """,
      """
      struct Order: Identifiable, Hashable {
        let id: Int
        var status: String

      }
      @Observable final class Shop {
        var order = Order(id: 1, status: "new")
        func refresh() async { order = await load() }
        func load() async -> Order { Order(id: 1, status: "sent") }
      }
      struct OrderView: View {
        let shop: Shop
        var body: some View { Text(shop.order.status) }
      }

      """),
  ]

  static let callers = [
    RepairExample(
      "state-never-mutated",
      """
      struct Star: View {
        @Binding var isOn: Bool
        var body: some View { Image(systemName: isOn ? "star.fill" : "star") }
      }
      struct Shelf: View {
        @State private var isOn = false
        var body: some View {
          Button("Star") { isOn.toggle() }
          Star(isOn: $isOn)
        }
      }
      #Preview { Star(isOn: .constant(true)) }

      """,
      """
      struct Star: View {
        let isOn: Bool
        var body: some View { Image(systemName: isOn ? "star.fill" : "star") }
      }
      struct Shelf: View {
        @State private var isOn = false
        var body: some View {
          Button("Star") { isOn.toggle() }
          Star(isOn: isOn)
        }
      }
      #Preview { Star(isOn: true) }

      """),
    RepairExample(
      "state-never-mutated",
      """
      struct Star: View {
        @Binding var isOn: Bool
        var body: some View { Image(systemName: isOn ? "star.fill" : "star") }
      }
      struct Shelf: View {
        let stored: Binding<Bool>
        var body: some View { Star(isOn: stored) }
      }

      """, nil),
    RepairExample(
      "state-never-mutated",
      """
      struct Star: View {
        @Binding var isOn: Bool
        var body: some View { Image(systemName: isOn ? "star.fill" : "star") }
      }
      struct Shelf: View {
        @State private var stars: [Bool] = []
        var body: some View {
          Button("Add") { stars.append(true) }
          ForEach($stars, id: \\.self) { Star(isOn: $0) }
        }
      }

      """, nil),
    RepairExample(
      "state-passed-by-parent",
      """
      struct Counter: View {
        @State var count: Int
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      struct Page: View {
        @State private var count = 1
        var body: some View {
          Button("Reset") { count = 0 }
          Counter(count: self.count)
        }
      }
      #Preview { Counter(count: 3) }

      """,
      """
      struct Counter: View {
        @Binding var count: Int
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      struct Page: View {
        @State private var count = 1
        var body: some View {
          Button("Reset") { count = 0 }
          Counter(count: self.$count)
        }
      }
      #Preview { Counter(count: .constant(3)) }

      """),
    RepairExample(
      "state-passed-by-parent",
      """
      struct Counter: View {
        @State var count: Int
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      struct Page: View {
        @State private var count = 1
        var body: some View {
          Button("Reset") { count = 0 }
          Counter(count: count + 1)
        }
      }

      """, nil),
    RepairExample(
      "state-initialized-from-input",
      """
      struct Badge: View {
        @State private var count: Int

        init(count: Int) {
          _count = State(initialValue: count)
        }

        var body: some View { Text("\\(count)") }
      }
      struct Page: View {
        @State private var count = 1
        var body: some View {
          Button("+") { count += 1 }
          Badge(count: count)
        }
      }

      """,
      """
      struct Badge: View {
        private let count: Int

        init(count: Int) {
          self.count = count
        }

        var body: some View { Text("\\(count)") }
      }
      struct Page: View {
        @State private var count = 1
        var body: some View {
          Button("+") { count += 1 }
          Badge(count: count)
        }
      }

      """),
    RepairExample(
      "state-model-injected-via-init",
      """
      @Observable final class Cart { var items = 0 }
      struct CartView: View {
        @State private var cart: Cart

        init(cart: Cart) {
          _cart = State(initialValue: cart)
        }

        var body: some View { Button("\\(cart.items)") { cart.items += 1 } }
      }
      struct Page: View {
        @State private var cart = Cart()
        var body: some View { CartView(cart: cart) }
      }

      """,
      """
      @Observable final class Cart { var items = 0 }
      struct CartView: View {
        private let cart: Cart

        init(cart: Cart) {
          self.cart = cart
        }

        var body: some View { Button("\\(cart.items)") { cart.items += 1 } }
      }
      struct Page: View {
        @State private var cart = Cart()
        var body: some View { CartView(cart: cart) }
      }

      """),
    RepairExample(
      "representable-stale-coordinator",
      """
      struct Field: UIViewRepresentable {
        var title: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          field.placeholder = title
        }
        final class Coordinator: NSObject {
          let parent: Field
          init(_ parent: Field) { self.parent = parent }
          func report() { print(parent.title) }
        }
      }
      struct Page: View {
        @State private var title = ""
        var body: some View {
          TextField("Title", text: $title)
          Field(title: title)
        }
      }

      """,
      """
      struct Field: UIViewRepresentable {
        var title: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          field.placeholder = title
        }
        final class Coordinator: NSObject {
          var parent: Field
          init(_ parent: Field) { self.parent = parent }
          func report() { print(parent.title) }
        }
      }
      struct Page: View {
        @State private var title = ""
        var body: some View {
          TextField("Title", text: $title)
          Field(title: title)
        }
      }

      """),
    RepairExample(
      "selection-type-mismatch",
      """
      struct Song: Identifiable, Hashable {
        let id: Int
        let title: String
      }
      struct Songs: View {
        let songs: [Song]
        @State private var selection: Song?
        var body: some View {
          List(songs, selection: $selection) { song in Text(song.title) }
        }
      }

      """,
      """
      struct Song: Identifiable, Hashable {
        let id: Int
        let title: String
      }
      struct Songs: View {
        let songs: [Song]
        @State private var selection: Song.ID?
        var body: some View {
          List(songs, selection: $selection) { song in Text(song.title) }
        }
      }

      """),
  ]
}
