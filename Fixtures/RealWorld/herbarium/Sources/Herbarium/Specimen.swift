import Foundation
import SwiftData

/// A pressed plant on its sheet.
@Model
final class Specimen {
    var name: String
    var latinName: String
    var collectedOn: Date
    var place: String
    var notes: String
    var isFavorite: Bool
    var habitat: Habitat

    @Attribute(.externalStorage)
    var photo: Data?

    @Relationship(deleteRule: .cascade, inverse: \HeightReading.specimen)
    var measurements: [HeightReading]

    @Relationship(inverse: \Keyword.specimens)
    var keywords: [Keyword]

    init(
        name: String,
        latinName: String = "",
        collectedOn: Date = .now,
        place: String = "",
        notes: String = "",
        isFavorite: Bool = false,
        habitat: Habitat = .meadow
    ) {
        self.name = name
        self.latinName = latinName
        self.collectedOn = collectedOn
        self.place = place
        self.notes = notes
        self.isFavorite = isFavorite
        self.habitat = habitat
        measurements = []
        keywords = []
    }

    /// The newest measurement comes last, as charts want it.
    var measurementsByDate: [HeightReading] {
        measurements.sorted { $0.date < $1.date }
    }

    func matches(_ query: String) -> Bool {
        query.isEmpty
            || name.localizedStandardContains(query)
            || latinName.localizedStandardContains(query)
    }
}

enum Habitat: String, Codable, CaseIterable, Identifiable {
    case meadow, forest, shore, alpine, garden

    var id: Self { self }

    var label: String { rawValue.capitalized }

    var symbol: String {
        switch self {
        case .meadow: "sun.max"
        case .forest: "tree"
        case .shore: "water.waves"
        case .alpine: "mountain.2"
        case .garden: "fence"
        }
    }
}

@Model
final class HeightReading {
    var date: Date
    var height: Double
    var specimen: Specimen?

    init(date: Date = .now, height: Double) {
        self.date = date
        self.height = height
    }
}

@Model
final class Keyword {
    @Attribute(.unique)
    var text: String
    var specimens: [Specimen]

    init(text: String) {
        self.text = text
        specimens = []
    }
}
