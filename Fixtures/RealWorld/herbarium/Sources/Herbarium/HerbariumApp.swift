import SwiftData
import SwiftUI

@main
struct HerbariumApp: App {
    @State private var catalog = PlantCatalog()

    private let container: ModelContainer = {
        do {
            return try ModelContainer(for: Specimen.self, Keyword.self)
        } catch {
            fatalError("The herbarium cannot be opened: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup {
            HerbariumView()
                .environment(catalog)
        }
        .modelContainer(container)
        .commands {
            SpecimenCommands()
        }

        #if os(macOS)
        Settings {
            HerbariumSettings()
                .environment(catalog)
        }
        .modelContainer(container)
        #endif
    }
}

/// Where the person is. Each window has its own.
@Observable
final class NavigationModel {
    var selectedHabitat: Habitat?
    var selectedSpecimen: Specimen?
    var columnVisibility = NavigationSplitViewVisibility.automatic

    func open(_ specimen: Specimen) {
        selectedHabitat = specimen.habitat
        selectedSpecimen = specimen
    }

    func close(_ specimen: Specimen) {
        if selectedSpecimen == specimen {
            selectedSpecimen = nil
        }
    }
}

extension FocusedValues {
    @Entry var specimen: Specimen?
}

private struct SpecimenCommands: Commands {
    @FocusedValue(\.specimen) private var specimen

    var body: some Commands {
        CommandMenu("Specimen") {
            Button(specimen?.isFavorite == true ? "Remove from Favorites" : "Add to Favorites") {
                specimen?.isFavorite.toggle()
            }
            .keyboardShortcut("f", modifiers: [.command, .shift])
            .disabled(specimen == nil)
        }
    }
}
