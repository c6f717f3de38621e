import Combine
import SwiftUI
import UIKit

/// One picture on a roll of film.
struct Negative: Identifiable, Equatable {
    let id: UUID
    var image: UIImage
    var caption: String
    var exposure: Double
    var strokes: [Stroke]

    init(
        id: UUID = UUID(),
        image: UIImage,
        caption: String = "",
        exposure: Double = 0,
        strokes: [Stroke] = []
    ) {
        self.id = id
        self.image = image
        self.caption = caption
        self.exposure = exposure
        self.strokes = strokes
    }

    /// A title for lists and for VoiceOver, which is never empty.
    var title: String {
        caption.isEmpty ? "Untitled" : caption
    }
}

/// A line drawn with a finger, in the coordinates of the unit square.
struct Stroke: Identifiable, Equatable {
    let id: UUID
    var points: [CGPoint]
    var width: CGFloat
}

/// All pictures, and where they come from and go to.
@MainActor
final class FilmRoll: ObservableObject {
    @Published private(set) var negatives: [Negative]
    @Published var errorMessage: String?
    @Published private(set) var lastSaved: Date?

    private let archive: any RollArchive
    private var cancellables: Set<AnyCancellable> = []

    init(negatives: [Negative] = [], archive: any RollArchive = EmptyArchive()) {
        self.negatives = negatives
        self.archive = archive
        saveAfterPauses()
    }

    subscript(id: Negative.ID) -> Negative? {
        negatives.first { $0.id == id }
    }

    func negatives(matching query: String) -> [Negative] {
        guard !query.isEmpty else { return negatives }
        return negatives.filter { $0.caption.localizedCaseInsensitiveContains(query) }
    }

    func load() async {
        do {
            let stored = try await archive.negatives()
            if negatives.isEmpty {
                negatives = stored
            }
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    func add(_ images: [UIImage]) {
        negatives.append(contentsOf: images.map { Negative(image: $0) })
    }

    func update(_ negative: Negative) {
        guard let index = negatives.firstIndex(where: { $0.id == negative.id }) else { return }
        negatives[index] = negative
    }

    func remove(_ ids: Set<Negative.ID>) {
        negatives.removeAll { ids.contains($0.id) }
    }

    func move(from source: IndexSet, to destination: Int) {
        negatives.move(fromOffsets: source, toOffset: destination)
    }

    /// For the moment before the app is suspended.
    func saveNow() {
        save(negatives)
    }

    private func saveAfterPauses() {
        $negatives
            .dropFirst()
            .debounce(for: .seconds(2), scheduler: DispatchQueue.main)
            .sink { [weak self] negatives in
                self?.save(negatives)
            }
            .store(in: &cancellables)
    }

    private func save(_ negatives: [Negative]) {
        Task {
            do {
                try await archive.store(negatives)
                lastSaved = .now
            } catch {
                errorMessage = error.localizedDescription
            }
        }
    }
}

/// Where a roll is kept between two launches.
protocol RollArchive: Sendable {
    func negatives() async throws -> [Negative]
    func store(_ negatives: [Negative]) async throws
}

struct EmptyArchive: RollArchive {
    func negatives() async throws -> [Negative] { [] }
    func store(_ negatives: [Negative]) async throws {}
}

#if DEBUG
extension FilmRoll {
    static var preview: FilmRoll {
        let symbols = ["mountain.2", "leaf", "sailboat", "bicycle"]
        let negatives = symbols.compactMap { symbol in
            UIImage(systemName: symbol).map { Negative(image: $0, caption: symbol.capitalized) }
        }
        return FilmRoll(negatives: negatives)
    }
}
#endif
