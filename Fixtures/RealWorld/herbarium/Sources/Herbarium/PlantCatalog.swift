import Foundation
import Observation

/// Looks up the Latin names of plants.
@MainActor
@Observable
final class PlantCatalog {
    private(set) var suggestions: [Suggestion] = []
    private(set) var phase = Phase.idle
    var prefersLocalNames = false

    @ObservationIgnored private let source: any PlantSource
    @ObservationIgnored private lazy var answers: [String: [Suggestion]] = [:]

    enum Phase: Equatable {
        case idle
        case searching
        case failed(String)
    }

    struct Suggestion: Identifiable, Hashable, Sendable {
        let name: String
        let latinName: String

        var id: String { latinName }
    }

    init(source: any PlantSource = BundledPlantSource()) {
        self.source = source
    }

    var isSearching: Bool { phase == .searching }

    /// Waits a moment first, so that a new letter cancels the search of the last one.
    func search(_ query: String) async {
        guard query.count >= 2 else {
            suggestions = []
            phase = .idle
            return
        }
        if let known = answers[query] {
            suggestions = known
            phase = .idle
            return
        }
        do {
            try await Task.sleep(for: .milliseconds(250))
            phase = .searching
            let found = try await source.plants(named: query)
            try Task.checkCancellation()
            suggestions = found
            answers[query] = found
            phase = .idle
        } catch is CancellationError {
            // The next search is on its way.
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}

protocol PlantSource: Sendable {
    func plants(named query: String) async throws -> [PlantCatalog.Suggestion]
}

struct BundledPlantSource: PlantSource {
    private static let plants: [PlantCatalog.Suggestion] = [
        .init(name: "Oxeye daisy", latinName: "Leucanthemum vulgare"),
        .init(name: "Wood anemone", latinName: "Anemone nemorosa"),
        .init(name: "Sea holly", latinName: "Eryngium maritimum"),
        .init(name: "Spring gentian", latinName: "Gentiana verna"),
    ]

    func plants(named query: String) async throws -> [PlantCatalog.Suggestion] {
        Self.plants.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }
}
