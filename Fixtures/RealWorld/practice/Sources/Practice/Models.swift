import Foundation

struct Exercise: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    var title: String
    var tempo: Int
    var beatsPerBar: Int
    var minutes: Int
    var kind: Kind

    enum Kind: String, Codable, CaseIterable, Identifiable, Sendable {
        case scales, study, piece

        var id: Self { self }
        var label: String { rawValue.capitalized }

        var symbol: String {
            switch self {
            case .scales: "stairs"
            case .study: "book"
            case .piece: "music.note"
            }
        }
    }

    static let tempos = 30...240

    static func blank(id: UUID) -> Exercise {
        Exercise(id: id, title: "", tempo: 80, beatsPerBar: 4, minutes: 10, kind: .study)
    }
}

struct LogEntry: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    let exercise: Exercise.ID
    let date: Date
    let seconds: Int
    let tempo: Int
}

/// What the reducers need from outside. Tests and previews give them another world.
struct PracticeWorld: Sendable {
    var now: @Sendable () -> Date = { .now }
    var makeID: @Sendable () -> UUID = { UUID() }
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    var load: @Sendable () async throws -> Notebook
    var save: @Sendable (Notebook) async throws -> Void
}

struct Notebook: Equatable, Codable, Sendable {
    var exercises: [Exercise] = []
    var log: [LogEntry] = []
}

extension PracticeWorld {
    static let live = PracticeWorld(
        load: {
            let url = URL.documentsDirectory.appending(path: "notebook.json")
            guard FileManager.default.fileExists(atPath: url.path()) else { return Notebook() }
            return try JSONDecoder().decode(Notebook.self, from: Data(contentsOf: url))
        },
        save: { notebook in
            let url = URL.documentsDirectory.appending(path: "notebook.json")
            try JSONEncoder().encode(notebook).write(to: url, options: .atomic)
        }
    )
}
