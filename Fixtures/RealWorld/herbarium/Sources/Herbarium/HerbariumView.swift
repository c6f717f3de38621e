import SwiftData
import SwiftUI

/// Three columns: habitats, the specimens found there, and one of them.
struct HerbariumView: View {
    @State private var navigation = NavigationModel()

    var body: some View {
        NavigationSplitView(columnVisibility: $navigation.columnVisibility) {
            HabitatList(selection: $navigation.selectedHabitat)
        } content: {
            SpecimenColumn(habitat: navigation.selectedHabitat)
        } detail: {
            if let specimen = navigation.selectedSpecimen {
                SpecimenDetail(specimen: specimen)
                    .id(specimen.persistentModelID)
            } else {
                ContentUnavailableView(
                    "No Specimen Selected",
                    systemImage: "leaf",
                    description: Text("Choose one from the list.")
                )
            }
        }
        .environment(navigation)
        .onChange(of: navigation.selectedHabitat) { _, habitat in
            guard let specimen = navigation.selectedSpecimen, let habitat else { return }
            if specimen.habitat != habitat {
                navigation.selectedSpecimen = nil
            }
        }
    }
}

private struct HabitatList: View {
    @Binding var selection: Habitat?

    @Query private var specimens: [Specimen]

    var body: some View {
        List(Habitat.allCases, selection: $selection) { habitat in
            Label(habitat.label, systemImage: habitat.symbol)
                .badge(counts[habitat] ?? 0)
        }
        .navigationTitle("Herbarium")
    }

    private var counts: [Habitat: Int] {
        specimens.reduce(into: [:]) { counts, specimen in
            counts[specimen.habitat, default: 0] += 1
        }
    }
}

/// Owns what is asked for; the list below makes a query of it.
private struct SpecimenColumn: View {
    let habitat: Habitat?

    @AppStorage("specimens.order") private var order = SpecimenOrder.name
    @SceneStorage("specimens.favoritesOnly") private var favoritesOnly = false
    @State private var searchText = ""
    @State private var isAdding = false

    var body: some View {
        SpecimenList(order: order, favoritesOnly: favoritesOnly, habitat: habitat, searchText: searchText)
            .searchable(text: $searchText)
            .navigationTitle(habitat?.label ?? "All")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") {
                        isAdding = true
                    }
                }
                ToolbarItem(placement: .secondaryAction) {
                    Picker("Order", selection: $order) {
                        ForEach(SpecimenOrder.allCases) { order in
                            Text(order.label)
                        }
                    }
                }
                ToolbarItem(placement: .secondaryAction) {
                    Toggle("Favorites Only", isOn: $favoritesOnly)
                }
            }
            .sheet(isPresented: $isAdding) {
                SpecimenEditor(initialHabitat: habitat ?? .meadow)
            }
    }
}

enum SpecimenOrder: String, CaseIterable, Identifiable {
    case name, newestFirst, place

    var id: Self { self }

    var label: LocalizedStringResource {
        switch self {
        case .name: "Name"
        case .newestFirst: "Newest First"
        case .place: "Place"
        }
    }

    var descriptors: [SortDescriptor<Specimen>] {
        switch self {
        case .name: [SortDescriptor(\.name)]
        case .newestFirst: [SortDescriptor(\.collectedOn, order: .reverse)]
        case .place: [SortDescriptor(\.place), SortDescriptor(\.name)]
        }
    }
}

struct SpecimenList: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(\.modelContext) private var modelContext
    @Query private var specimens: [Specimen]

    @State private var editing: Specimen?
    @State private var deleting: Specimen?

    private let habitat: Habitat?
    private let searchText: String

    init(order: SpecimenOrder, favoritesOnly: Bool, habitat: Habitat?, searchText: String) {
        self.habitat = habitat
        self.searchText = searchText
        _specimens = Query(
            filter: #Predicate<Specimen> { specimen in
                !favoritesOnly || specimen.isFavorite
            },
            sort: order.descriptors,
            animation: .default
        )
    }

    var body: some View {
        @Bindable var navigation = navigation

        List(selection: $navigation.selectedSpecimen) {
            ForEach(shown) { specimen in
                NavigationLink(value: specimen) {
                    SpecimenRow(specimen: specimen)
                }
                .swipeActions(edge: .leading) {
                    Button("Favorite", systemImage: "star") {
                        specimen.isFavorite.toggle()
                    }
                    .tint(.yellow)
                }
                .contextMenu {
                    Button("Edit") { editing = specimen }
                    Button("Delete", role: .destructive) { deleting = specimen }
                }
            }
            .onDelete { offsets in
                offsets.map { shown[$0] }.forEach(delete)
            }
        }
        .overlay {
            if shown.isEmpty {
                emptyState
            }
        }
        .sheet(item: $editing) { specimen in
            SpecimenEditor(editing: specimen)
        }
        .confirmationDialog("Delete this specimen?", isPresented: isDeleting, presenting: deleting) { specimen in
            Button("Delete \(specimen.name)", role: .destructive) {
                delete(specimen)
            }
        }
    }

    private var isDeleting: Binding<Bool> {
        Binding(
            get: { deleting != nil },
            set: { isPresented in
                if !isPresented {
                    deleting = nil
                }
            }
        )
    }

    @ViewBuilder
    private var emptyState: some View {
        if searchText.isEmpty {
            ContentUnavailableView("Nothing Here Yet", systemImage: "leaf")
        } else {
            ContentUnavailableView.search(text: searchText)
        }
    }

    private var shown: [Specimen] {
        specimens.filter { specimen in
            (habitat == nil || specimen.habitat == habitat) && specimen.matches(searchText)
        }
    }

    private func delete(_ specimen: Specimen) {
        navigation.close(specimen)
        modelContext.delete(specimen)
    }
}

private struct SpecimenRow: View {
    let specimen: Specimen

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(specimen.name)
                if specimen.isFavorite {
                    Image(systemName: "star.fill")
                        .foregroundStyle(.yellow)
                        .accessibilityLabel("Favorite")
                }
            }
            Text(specimen.collectedOn, format: .dateTime.day().month().year())
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("Filled", traits: .modifier(SampleHerbarium())) {
    HerbariumView()
}

#Preview("Row", traits: .modifier(SampleHerbarium())) {
    @Previewable @Query(sort: \Specimen.name) var specimens: [Specimen]

    List(specimens) { specimen in
        SpecimenRow(specimen: specimen)
    }
}
