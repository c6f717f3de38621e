import CoreData
import SwiftUI
import UIKit

// Screens from the first version of the app. They still do what they should.

/// The theme is one for the whole process. UIKit screens read it too.
final class ThemeManager: ObservableObject {
    static let shared = ThemeManager()

    @Published var accentName = "yellow"
    @Published private(set) var changeCount = 0

    private init() {}

    func use(_ name: String) {
        accentName = name
        changeCount += 1
    }
}

struct ThemePicker: View {
    @ObservedObject private var theme: ThemeManager = .shared

    @State private var alert: ThemeAlert?
    @State private var isSheetShown = false
    @State private var count = 0

    private struct ThemeAlert: Identifiable {
        let name: String
        var id: String { name }
    }

    var body: some View {
        List {
            ForEach(Color.hiveColors, id: \.self) { name in
                Button(action: { self.alert = ThemeAlert(name: name) }) {
                    HStack {
                        Text(name.capitalized)
                        Spacer()
                        if name == theme.accentName {
                            Image(systemName: "checkmark")
                        }
                    }
                }
            }
            Text("Changed \(theme.changeCount) times")
            Button("More") { isSheetShown = true }
        }
        .alert(item: $alert) { alert in
            Alert(
                title: Text("Use \(alert.name)?"),
                primaryButton: .default(Text("Use"), action: {
                    self.theme.use(alert.name)
                    self.count += 1
                }),
                secondaryButton: .cancel({
                    self.count = 0
                })
            )
        }
        .actionSheet(isPresented: $isSheetShown) {
            ActionSheet(
                title: Text("Themes, used \(count) times"),
                buttons: [
                    .default(Text("Yellow")) { self.theme.use("yellow") },
                    .destructive(Text("Forget the count")) { self.count = 0 },
                    .cancel(),
                ]
            )
        }
    }
}

/// A menu made of values. Each value carries what it does.
struct HiveActions: View {
    @ObservedObject var hive: Hive
    let onInspect: () -> Void

    @State private var isPinned = false
    @State private var flags: [String] = []
    @State private var lastUsed: String?

    private struct MenuEntry: Identifiable {
        let title: String
        let symbol: String
        let perform: () -> Void

        var id: String { title }
    }

    var body: some View {
        let entries = [
            MenuEntry(title: "Inspect", symbol: "magnifyingglass", perform: onInspect),
            MenuEntry(title: isPinned ? "Unpin" : "Pin", symbol: "pin") {
                isPinned.toggle()
            },
            MenuEntry(title: "Flag", symbol: "flag", perform: {
                toggleFlag("Flagged")
            }),
        ]
        let forget = {
            lastUsed = nil
            flags.removeAll()
        }

        func use(_ entry: MenuEntry) {
            lastUsed = entry.title
            entry.perform()
        }

        return VStack {
            Menu(hive.displayName) {
                ForEach(entries) { entry in
                    Button(action: { use(entry) }) {
                        Label(entry.title, systemImage: entry.symbol)
                    }
                }
                Button("Forget", action: forget)
            }
            ForEach(flags, id: \.self) { flag in
                Text(flag)
            }
            if let lastUsed {
                Text("Last: \(lastUsed)")
            }
        }
    }

    /// Puts the flag in or takes it out, so it never stands there twice.
    private func toggleFlag(_ flag: String) {
        if let index = flags.firstIndex(of: flag) {
            flags.remove(at: index)
        } else {
            flags.append(flag)
        }
    }
}

/// The old way of pushing: a link that a flag drives.
struct HoneyCalculator: View {
    @State private var frames = ""
    @State private var result: Double?
    @State private var kilosPerFrame: Double
    @State private var unit: Unit

    enum Unit: String, CaseIterable {
        case kilograms = "kg"
        case pounds = "lb"
    }

    init(initialYield: Double, unit: Unit) {
        _kilosPerFrame = State(initialValue: initialYield)
        _unit = State(initialValue: unit)
    }

    init() {
        self.init(initialYield: 2, unit: .kilograms)
    }

    var body: some View {
        Form {
            TextField("Frames", text: framesText, onCommit: calculate)
                .keyboardType(.numberPad)
            Stepper(
                onIncrement: { self.kilosPerFrame += 0.25 },
                onDecrement: { self.kilosPerFrame -= 0.25 },
                label: { Text("\(kilosPerFrame, specifier: "%.2f") kg each") }
            )
            Picker(selection: $unit, label: Text("Unit")) {
                ForEach(Unit.allCases, id: \.self) { unit in
                    Text(unit.rawValue)
                }
            }
            if let result {
                Text("\(converted(result), specifier: "%.1f") \(unit.rawValue)")
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)) { _ in
            result = nil
        }
    }

    /// Lets digits through and nothing else.
    private var framesText: Binding<String> {
        Binding(
            get: { frames },
            set: { newValue in
                let digits = newValue.filter(\.isNumber)
                if digits != frames {
                    frames = digits
                }
            }
        )
    }

    private func calculate() {
        var result = Double(frames) ?? 0
        result *= kilosPerFrame
        self.result = result
    }

    private func converted(_ kilos: Double) -> Double {
        var value = kilos
        if unit == .pounds {
            value *= 2.2046
        }
        return value
    }
}

/// A page of the handbook. Plug-ins bring their own, so its view is erased here, once.
struct HandbookPage: Identifiable {
    let id: String
    let title: String
    let content: AnyView

    init<Content: View>(id: String, title: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.title = title
        self.content = AnyView(content())
    }
}

struct HandbookView: View {
    private static let pages = [
        HandbookPage(id: "spring", title: "Spring") { Text("Look for the queen.") },
        HandbookPage(id: "autumn", title: "Autumn") { Label("Feed", systemImage: "drop") },
    ]

    @State private var opened: Set<HandbookPage.ID> = []

    var body: some View {
        List(Self.pages) { page in
            DisclosureGroup(page.title, isExpanded: isOpen(page)) {
                page.content
            }
        }
    }

    private func isOpen(_ page: HandbookPage) -> Binding<Bool> {
        .init(
            get: { opened.contains(page.id) },
            set: { opened = $0 ? opened.union([page.id]) : opened.subtracting([page.id]) }
        )
    }
}

struct LegacyScreens_Previews: PreviewProvider {
    static var previews: some View {
        ThemePicker()
        HoneyCalculator()
        HandbookView()
    }
}
