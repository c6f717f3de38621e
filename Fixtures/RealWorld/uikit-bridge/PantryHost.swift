//
//  PantryHost.swift
//  Pantry
//

import Combine
import SwiftUI
import UIKit

@MainActor
final class PantryStore: ObservableObject {
    @Published private(set) var items: [String] = []
    @Published var filter = ""

    private var bag = Set<AnyCancellable>()
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        items = defaults.stringArray(forKey: "items") ?? []
        $items
            .dropFirst()
            .debounce(for: .seconds(1), scheduler: DispatchQueue.main)
            .sink { [defaults] items in
                defaults.set(items, forKey: "items")
            }
            .store(in: &bag)
    }

    var visible: [String] {
        guard !filter.isEmpty else { return items }
        var result: [String] = []
        for item in items where item.localizedCaseInsensitiveContains(filter) {
            result.append(item)
        }
        return result
    }

    func replace(with items: [String]) { self.items = items }
    func remove(atOffsets offsets: IndexSet) { items.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to target: Int) { items.move(fromOffsets: source, toOffset: target) }
}

struct PantryScreen: View {
    @ObservedObject var store: PantryStore
    let onShare: ([String]) -> Void

    @State private var note = ""
    @State private var noteHeight: CGFloat = 44
    @State private var isScanning = false
    @State private var lastSeen: Date?

    private struct MenuEntry: Identifiable {
        enum Style { case plain, prominent }

        let title: String
        var style = Style.plain
        let action: () -> Void

        var id: String { title }
    }

    var body: some View {
        List {
            Section {
                PantryTextView(text: $note, height: $noteHeight) {
                    isScanning = false
                } validate: { candidate in
                    candidate.count < 500
                }
                .frame(height: noteHeight)
            }
            Section {
                ForEach(store.visible, id: \.self) { item in
                    row(for: item)
                }
                .onDelete { store.remove(atOffsets: $0) }
                .onMove(perform: store.move)
            }
        }
        .searchable(text: $store.filter)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Scan") { isScanning = true }
                Button("Share", action: share)
                Menu("More") {
                    ForEach(entries) { entry in
                        Button(action: entry.action) {
                            Text(entry.title).fontWeight(entry.style == .prominent ? .bold : .regular)
                        }
                    }
                }
            }
        }
        .onReceive(returns) { date in
            lastSeen = date
            note += "\n" + date.formatted()
        }
        .fullScreenCover(isPresented: $isScanning, onDismiss: { note.removeAll() }) {
            ScanScreen(lookUp: name(of:), items: itemsBinding)
        }
    }

    /// Read by `body`; what is inside the closures runs when somebody taps.
    private var entries: [MenuEntry] {
        var entries: [MenuEntry] = [
            .init(title: "Clear note", style: .plain) { note = "" },
            .init(title: "Scan", style: .prominent, action: { isScanning.toggle() }),
            MenuEntry(title: "Sort") {
                var sorted = store.items
                sorted.sort()
                store.replace(with: sorted)
                note.removeAll()
            },
        ]
        if let lastSeen {
            entries.append(MenuEntry(title: "Forget \(lastSeen.formatted())") { self.lastSeen = nil })
        }
        return entries
    }

    private var returns: some Publisher<Date, Never> {
        NotificationCenter.default
            .publisher(for: UIApplication.didBecomeActiveNotification)
            .map { _ in Date() }
            .filter { [lastSeen] date in
                guard let lastSeen else { return true }
                return date.timeIntervalSince(lastSeen) > 60
            }
    }

    private var itemsBinding: Binding<[String]> {
        Binding(
            get: { store.items },
            set: { newItems in
                store.replace(with: newItems)
                note = newItems.last ?? ""
            }
        )
    }

    private func row(for item: String) -> some View {
        var title = item
        title.append(" ")
        if let emoji = Self.emoji[item] {
            title += emoji
        }
        return Text(title)
            .contextMenu {
                Button("Note it") { note += item + "\n" }
                Button("Copy") { UIPasteboard.general.string = item }
            }
    }

    private static let emoji = ["Apple": "🍎", "Bread": "🍞"]

    private func share() { onShare(store.items) }

    private func name(of code: String) async throws -> String {
        try await Task.sleep(nanoseconds: 300_000_000)
        return "Item " + code.suffix(4)
    }
}

final class PantryController: UIHostingController<PantryScreen> {
    private let store: PantryStore
    private var subscription: AnyCancellable?

    init(store: PantryStore) {
        self.store = store
        super.init(rootView: PantryScreen(store: store, onShare: { _ in }))
        rootView = PantryScreen(store: store) { [weak self] items in
            self?.share(items)
        }
        subscription = store.$items.sink { [weak self] items in
            self?.tabBarItem.badgeValue = items.isEmpty ? nil : "\(items.count)"
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    private func share(_ items: [String]) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        let alert = UIAlertController(title: "Share?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Share", style: .default) { [weak self] _ in
            self?.present(sheet, animated: true)
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true) {
            self.store.filter = ""
        }
    }
}
