import Foundation

@MainActor
final class BookDetailViewModel: ObservableObject {
    @Published private(set) var state = LoadingState<BookDetails>.idle
    @Published var isShowingFullSummary = false

    private let service: LibraryService

    init(service: LibraryService) {
        self.service = service
    }

    var summary: String {
        guard let details = state.value else { return "" }
        return isShowingFullSummary ? details.summary : String(details.summary.prefix(200))
    }

    func load(_ id: Book.ID) async {
        state = .loading
        do {
            state = .loaded(try await service.details(of: id))
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed(error)
        }
    }
}
