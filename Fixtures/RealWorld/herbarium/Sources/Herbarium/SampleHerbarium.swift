import SwiftData
import SwiftUI

/// A store in memory with a few specimens, for previews.
struct SampleHerbarium: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        let container = try ModelContainer(for: Specimen.self, Keyword.self, configurations: configuration)
        let samples = [
            Specimen(name: "Oxeye daisy", latinName: "Leucanthemum vulgare", isFavorite: true),
            Specimen(name: "Sea holly", latinName: "Eryngium maritimum", habitat: .shore),
            Specimen(name: "Spring gentian", latinName: "Gentiana verna", habitat: .alpine),
        ]
        for specimen in samples {
            container.mainContext.insert(specimen)
            specimen.measurements = (1...5).map { HeightReading(height: Double($0) * 4) }
        }
        return container
    }

    func body(content: Content, context: ModelContainer) -> some View {
        content
            .modelContainer(context)
            .environment(NavigationModel())
            .environment(PlantCatalog())
    }
}
