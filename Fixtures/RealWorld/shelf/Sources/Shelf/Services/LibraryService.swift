import Foundation

/// What the view models ask for. The app uses the network, previews use samples.
protocol LibraryService {
    func search(_ query: String) async throws -> [Book]
    func details(of id: Book.ID) async throws -> BookDetails
    func loans() async throws -> [Loan]
}

struct BookDetails: Codable {
    let summary: String
    let pages: Int
    let coverURL: URL?
    let similar: [Book]
}

enum LibraryError: LocalizedError {
    case badStatus(Int)
    case notFound

    var errorDescription: String? {
        switch self {
        case .badStatus(let code):
            return "The library answered with status \(code)."
        case .notFound:
            return "The library does not know this book."
        }
    }
}

struct NetworkLibraryService: LibraryService {
    private let baseURL = URL(string: "https://library.example.com/api")
    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    func search(_ query: String) async throws -> [Book] {
        try await get("books", query: [URLQueryItem(name: "q", value: query)])
    }

    func details(of id: Book.ID) async throws -> BookDetails {
        try await get("books/\(id)")
    }

    func loans() async throws -> [Loan] {
        try await get("loans")
    }

    private func get<Value: Decodable>(_ path: String, query: [URLQueryItem] = []) async throws -> Value {
        guard let url = baseURL?.appending(path: path).appending(queryItems: query) else {
            throw LibraryError.notFound
        }
        let (data, response) = try await session.data(from: url)
        if let http = response as? HTTPURLResponse, http.statusCode != 200 {
            throw LibraryError.badStatus(http.statusCode)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Value.self, from: data)
    }
}

struct SampleLibraryService: LibraryService {
    var delay: Duration = .zero

    func search(_ query: String) async throws -> [Book] {
        try await Task.sleep(for: delay)
        return Book.samples.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }

    func details(of id: Book.ID) async throws -> BookDetails {
        try await Task.sleep(for: delay)
        return BookDetails(summary: "A book to read twice.", pages: 240, coverURL: nil, similar: Book.samples)
    }

    func loans() async throws -> [Loan] {
        Book.samples.map { Loan(book: $0) }
    }
}
