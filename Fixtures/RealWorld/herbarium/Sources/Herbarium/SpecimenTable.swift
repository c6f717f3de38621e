import SwiftData
import SwiftUI

/// The wide list of the Mac and the iPad: columns, sorting, many selected at once.
struct SpecimenTable: View {
    @Environment(\.modelContext) private var modelContext
    @Environment(\.undoManager) private var undoManager
    @Query private var specimens: [Specimen]

    @State private var selection: Set<Specimen.ID> = []
    @State private var sortOrder = [KeyPathComparator(\Specimen.name)]
    @State private var opened: Specimen?
    @State private var isInspecting = true
    @State private var isExporting = false
    @State var exported: HerbariumDocument?
    @State var exportError: String?

    var body: some View {
        Table(sorted, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Name", value: \.name)
            TableColumn("Latin Name", value: \.latinName) { specimen in
                Text(specimen.latinName).italic()
            }
            TableColumn("Found", value: \.collectedOn) { specimen in
                Text(specimen.collectedOn, format: .dateTime.day().month().year())
            }
            TableColumn("Favorite") { specimen in
                Toggle("Favorite", isOn: Bindable(specimen).isFavorite)
                    .labelsHidden()
            }
        }
        .contextMenu(forSelectionType: Specimen.ID.self) { ids in
            Button("Delete", role: .destructive) { delete(ids) }
                .disabled(ids.isEmpty)
        } primaryAction: { ids in
            opened = sorted.first { ids.contains($0.id) }
        }
        .inspector(isPresented: $isInspecting) {
            SelectionSummary(count: selection.count, names: names(of: selection))
                .inspectorColumnWidth(min: 180, ideal: 220)
        }
        .sheet(item: $opened) { specimen in
            NavigationStack {
                SpecimenDetail(specimen: specimen)
            }
        }
        .fileExporter(isPresented: $isExporting, item: exported, contentTypes: [.json]) { result in
            if case .failure(let error) = result {
                exportError = error.localizedDescription
            }
            exported = nil
        }
        .toolbar {
            exportButton {
                isExporting = true
            }
            Button("Inspector", systemImage: "sidebar.trailing") {
                withAnimation { isInspecting.toggle() }
            }
        }
        .onChange(of: specimens.map(\.id)) { _, ids in
            selection.formIntersection(ids)
        }
        #if os(macOS)
        .onDeleteCommand { delete(selection) }
        #endif
    }

    var chosen: [Specimen] {
        sorted.filter { selection.isEmpty || selection.contains($0.id) }
    }

    private var sorted: [Specimen] {
        specimens.sorted(using: sortOrder)
    }

    private func names(of ids: Set<Specimen.ID>) -> [String] {
        sorted.filter { ids.contains($0.id) }.map(\.name)
    }

    private func delete(_ ids: Set<Specimen.ID>) {
        undoManager?.beginUndoGrouping()
        defer { undoManager?.endUndoGrouping() }
        for specimen in specimens where ids.contains(specimen.id) {
            modelContext.delete(specimen)
        }
    }
}

private struct SelectionSummary: View {
    let count: Int
    let names: [String]

    var body: some View {
        List {
            LabeledContent("Selected", value: count, format: .number)
            ForEach(Array(names.enumerated()), id: \.offset) { _, name in
                Text(name)
            }
        }
    }
}

#Preview(traits: .modifier(SampleHerbarium())) {
    SpecimenTable()
}
