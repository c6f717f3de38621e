import CoreData
import SwiftUI

struct HiveListView: View {
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(fetchRequest: Hive.activeRequest, animation: .default)
    private var hives: FetchedResults<Hive>

    @State private var edit: HiveEdit?
    @State private var searchText = ""
    @State private var hivesToRetire: [Hive] = []
    @State private var selection: Hive?

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(hives) { hive in
                    HiveRow(hive: hive)
                        .tag(hive)
                        .contextMenu {
                            Button("Edit") { edit = .existing(hive) }
                        }
                }
                .onMove(perform: move)
                .onDelete { offsets in
                    hivesToRetire = offsets.map { hives[$0] }
                }
            }
            .overlay {
                if hives.isEmpty {
                    EmptyHint(symbol: "hexagon", text: "No hive matches.") {
                        Button("Add a hive") { edit = .new(in: viewContext) }
                    }
                }
            }
            .navigationTitle("Hives")
            .searchable(text: searchQuery)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    EditButton()
                }
                ToolbarItem(placement: .status) {
                    HiveCountLabel(context: viewContext)
                }
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        edit = .new(in: viewContext)
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
            }
        } detail: {
            if let selection {
                HiveDetailView(hive: selection)
                    .id(selection.objectID)
            } else {
                Text("Choose a hive.")
                    .foregroundColor(.secondary)
            }
        }
        .sheet(item: $edit) { edit in
            HiveEditView(hive: edit.hive)
                .environment(\.managedObjectContext, edit.context)
        }
        .alert("Retire these hives?", isPresented: isRetiring, presenting: hivesToRetire) { doomed in
            Button("Retire", role: .destructive) { retire(doomed) }
            Button("Keep", role: .cancel) {}
        } message: { doomed in
            Text(doomed.map(\.displayName), format: .list(type: .and))
        }
    }

    /// Writing the query changes the request, and the request fetches again.
    private var searchQuery: Binding<String> {
        Binding {
            searchText
        } set: { newValue in
            searchText = newValue
            hives.nsPredicate = newValue.isEmpty
                ? NSPredicate(format: "isActive == YES")
                : NSPredicate(format: "isActive == YES AND name CONTAINS[cd] %@", newValue)
        }
    }

    private var isRetiring: Binding<Bool> {
        Binding(
            get: { !hivesToRetire.isEmpty },
            set: { if !$0 { hivesToRetire = [] } }
        )
    }

    private func move(from source: IndexSet, to destination: Int) {
        var reordered = Array(hives)
        reordered.move(fromOffsets: source, toOffset: destination)
        for (index, hive) in reordered.enumerated() {
            hive.sortOrder = Int16(index)
        }
        viewContext.saveOrRollBack()
    }

    private func retire(_ doomed: [Hive]) {
        for hive in doomed {
            hive.isActive = false
            if selection == hive {
                selection = nil
            }
        }
        viewContext.saveOrRollBack()
    }
}

/// A hive in a context of its own, so that Cancel throws away all that was changed.
private struct HiveEdit: Identifiable {
    let id = UUID()
    let context: NSManagedObjectContext
    let hive: Hive

    static func new(in parent: NSManagedObjectContext) -> HiveEdit {
        let context = parent.makeChild()
        return HiveEdit(context: context, hive: Hive(context: context))
    }

    static func existing(_ hive: Hive) -> HiveEdit? {
        guard
            let parent = hive.managedObjectContext,
            case let context = parent.makeChild(),
            let copy = try? context.existingObject(with: hive.objectID) as? Hive
        else { return nil }
        return HiveEdit(context: context, hive: copy)
    }
}

private struct HiveRow: View {
    @ObservedObject var hive: Hive

    var body: some View {
        HStack {
            Image(systemName: "hexagon.fill")
                .foregroundColor(Color(hiveColor: hive.colorName))
            VStack(alignment: .leading) {
                Text(hive.displayName)
                if let lastInspected = hive.lastInspected {
                    Text(lastInspected, style: .relative)
                        .font(.caption)
                        .foregroundColor(.secondary)
                }
            }
        }
    }
}

/// What a list shows instead of rows.
struct EmptyHint<Action: View>: View {
    let symbol: String
    let text: LocalizedStringKey
    @ViewBuilder let action: Action

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: symbol)
                .font(.largeTitle)
                .foregroundColor(.secondary)
            Text(text)
            action
        }
        .padding()
    }
}

extension EmptyHint where Action == EmptyView {
    init(symbol: String, text: LocalizedStringKey) {
        self.init(symbol: symbol, text: text) { EmptyView() }
    }
}

extension Color {
    /// The colors that beekeepers paint their boxes with.
    static let hiveColors = ["yellow", "blue", "white", "green"]

    init(hiveColor name: String?) {
        switch name {
        case "blue": self = .blue
        case "white": self = .gray
        case "green": self = .green
        default: self = .yellow
        }
    }
}

extension NSManagedObjectContext {
    /// A context whose changes can be thrown away as a whole.
    func makeChild() -> NSManagedObjectContext {
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = self
        return child
    }

    func saveOrRollBack() {
        guard hasChanges else { return }
        do {
            try save()
        } catch {
            rollback()
        }
    }
}
