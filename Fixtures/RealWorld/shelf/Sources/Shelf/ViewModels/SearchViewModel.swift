import Combine
import Foundation

@MainActor
final class SearchViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [Book] = []
    @Published private(set) var message: String?
    @Published private(set) var isSearching = false
    @Published private(set) var recentQueries: [String] = []

    private let service: LibraryService
    private var searchTask: Task<Void, Never>?
    private var cancellables = Set<AnyCancellable>()

    init(service: LibraryService) {
        self.service = service

        $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] query in
                self?.search(for: query)
            }
            .store(in: &cancellables)
    }

    deinit {
        searchTask?.cancel()
    }

    var hasNoResults: Bool {
        !query.isEmpty && !isSearching && results.isEmpty
    }

    /// Each query stands in the list once, the newest first.
    func remember(_ query: String) {
        guard !query.isEmpty else { return }
        recentQueries.removeAll { $0 == query }
        recentQueries.insert(query, at: 0)
        recentQueries = Array(recentQueries.prefix(5))
    }

    private func search(for query: String) {
        searchTask?.cancel()
        guard !query.isEmpty else {
            results = []
            message = nil
            isSearching = false
            return
        }
        isSearching = true
        searchTask = Task {
            do {
                let found = try await service.search(query)
                guard !Task.isCancelled else { return }
                results = found
                message = nil
                isSearching = false
            } catch {
                guard !Task.isCancelled else { return }
                results = []
                message = error.localizedDescription
                isSearching = false
            }
        }
    }
}
