import Foundation

struct Book: Identifiable, Codable, Hashable {
    let id: String
    var title: String
    var author: String
    var year: Int
    var subjects: [String]

    var subtitle: String {
        "\(author), \(String(year))"
    }
}

struct Loan: Identifiable, Codable, Hashable {
    let id: UUID
    let book: Book
    let start: Date
    var due: Date
    var renewals: Int

    init(book: Book, start: Date = Date(), weeks: Int = 4) {
        id = UUID()
        self.book = book
        self.start = start
        due = start.addingTimeInterval(Double(weeks) * 7 * 24 * 60 * 60)
        renewals = 0
    }

    func isOverdue(on date: Date) -> Bool {
        due < date
    }
}

struct Member: Codable, Equatable {
    var name = ""
    var email = ""
    var wantsReminders = true
}

enum LoadingState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(Error)

    var value: Value? {
        if case .loaded(let value) = self {
            return value
        }
        return nil
    }

    var isLoading: Bool {
        if case .loading = self {
            return true
        }
        return false
    }
}

extension Book {
    static let samples = [
        Book(id: "b1", title: "The Salt Road", author: "Ida Brandt", year: 1987, subjects: ["Travel"]),
        Book(id: "b2", title: "Soil and Stars", author: "Tomas Velde", year: 2004, subjects: ["Science", "Gardens"]),
        Book(id: "b3", title: "Eleven Clocks", author: "Noor Haddad", year: 2019, subjects: ["Fiction"]),
    ]
}
