import SwiftData
import SwiftUI

/// Adds a specimen, or edits a copy of one and writes it back on Save.
struct SpecimenEditor: View {
    @Environment(PlantCatalog.self) private var catalog
    @Environment(NavigationModel.self) private var navigation
    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss

    private let specimen: Specimen?

    @State private var draft: Draft
    @State private var isConfirmingCancel = false
    @FocusState private var focusedField: Field?

    private enum Field: Hashable {
        case name, latinName, place
    }

    init(initialHabitat: Habitat) {
        specimen = nil
        _draft = State(initialValue: Draft(habitat: initialHabitat))
    }

    init(editing specimen: Specimen) {
        self.specimen = specimen
        _draft = State(initialValue: Draft(specimen))
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $draft.name)
                        .focused($focusedField, equals: .name)
                    TextField("Latin name", text: $draft.latinName)
                        .focused($focusedField, equals: .latinName)
                        .italic()
                }
                if focusedField == .name {
                    SuggestionSection(catalog: catalog) { suggestion in
                        draft.name = suggestion.name
                        draft.latinName = suggestion.latinName
                        focusedField = .place
                    }
                }
                Section {
                    TextField("Place", text: $draft.place)
                        .focused($focusedField, equals: .place)
                    Picker("Habitat", selection: $draft.habitat) {
                        ForEach(Habitat.allCases) { habitat in
                            Label(habitat.label, systemImage: habitat.symbol)
                        }
                    }
                }
            }
            .formStyle(.grouped)
            .navigationTitle(specimen == nil ? "New Specimen" : "Edit Specimen")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: cancel)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(draft.name.isEmpty)
                }
            }
        }
        .defaultFocus($focusedField, .name)
        .interactiveDismissDisabled(hasChanges)
        .confirmationDialog("Discard your changes?", isPresented: $isConfirmingCancel) {
            Button("Discard", role: .destructive) { dismiss() }
        }
        .task(id: draft.name) {
            await catalog.search(draft.name)
        }
    }

    private var hasChanges: Bool {
        guard let specimen else { return !draft.name.isEmpty }
        return draft != Draft(specimen)
    }

    private func cancel() {
        if hasChanges {
            isConfirmingCancel = true
        } else {
            dismiss()
        }
    }

    private func save() {
        if let specimen {
            draft.write(to: specimen)
        } else {
            let new = Specimen(name: draft.name)
            draft.write(to: new)
            modelContext.insert(new)
            navigation.open(new)
        }
        dismiss()
    }
}

extension SpecimenEditor {
    /// What the form edits, so that Cancel has nothing to undo.
    fileprivate struct Draft: Equatable {
        var name = ""
        var latinName = ""
        var place = ""
        var habitat: Habitat

        init(habitat: Habitat) {
            self.habitat = habitat
        }

        init(_ specimen: Specimen) {
            name = specimen.name
            latinName = specimen.latinName
            place = specimen.place
            habitat = specimen.habitat
        }

        func write(to specimen: Specimen) {
            specimen.name = name
            specimen.latinName = latinName
            specimen.place = place
            specimen.habitat = habitat
        }
    }
}

private struct SuggestionSection: View {
    let catalog: PlantCatalog
    let onPick: (PlantCatalog.Suggestion) -> Void

    var body: some View {
        Section {
            ForEach(catalog.suggestions) { suggestion in
                Button {
                    onPick(suggestion)
                } label: {
                    LabeledContent(
                        catalog.prefersLocalNames ? suggestion.name : suggestion.latinName,
                        value: catalog.prefersLocalNames ? suggestion.latinName : suggestion.name
                    )
                }
            }
            if case .failed(let message) = catalog.phase {
                Label(message, systemImage: "exclamationmark.triangle")
            }
        } header: {
            HStack {
                Text("Suggestions")
                if catalog.isSearching {
                    ProgressView()
                }
            }
        }
    }
}

#Preview("New", traits: .modifier(SampleHerbarium())) {
    SpecimenEditor(initialHabitat: .forest)
}
