import Combine
import SwiftUI

/// What the whole app knows about its reader: who it is, and what is borrowed.
@MainActor
final class AccountStore: ObservableObject {
    @Published var member: Member {
        didSet { defaults.encode(member, forKey: "account.member") }
    }
    @Published private(set) var loans: [Loan] = []
    @Published private(set) var favorites: Set<Book.ID> = []
    @Published private(set) var lastError: String?

    private let service: LibraryService
    private let defaults: UserDefaults

    init(service: LibraryService, defaults: UserDefaults = .standard) {
        self.service = service
        self.defaults = defaults
        member = defaults.decoded(Member.self, forKey: "account.member") ?? Member()
        favorites = Set(defaults.stringArray(forKey: "account.favorites") ?? [])
    }

    var isSignedIn: Bool {
        !member.name.isEmpty
    }

    func loan(of book: Book) -> Loan? {
        loans.first { $0.book.id == book.id }
    }

    func overdueCount(on date: Date = Date()) -> Int {
        loans.filter { $0.isOverdue(on: date) }.count
    }

    func refresh() async {
        do {
            loans = try await service.loans()
            lastError = nil
        } catch {
            lastError = error.localizedDescription
        }
    }

    func borrow(_ book: Book) {
        guard loan(of: book) == nil else { return }
        loans.append(Loan(book: book))
    }

    func giveBack(_ loan: Loan) {
        loans.removeAll { $0.id == loan.id }
    }

    func renew(_ loan: Loan) {
        guard let index = loans.firstIndex(where: { $0.id == loan.id }) else { return }
        loans[index].renewals += 1
        loans[index].due.addTimeInterval(14 * 24 * 60 * 60)
    }

    func isFavorite(_ book: Book) -> Bool {
        favorites.contains(book.id)
    }

    func toggleFavorite(_ book: Book) {
        if favorites.contains(book.id) {
            favorites.remove(book.id)
        } else {
            favorites.insert(book.id)
        }
        defaults.set(Array(favorites), forKey: "account.favorites")
    }

    func signIn(_ member: Member) {
        self.member = member
    }

    func signOut() {
        member = Member()
        loans = []
    }
}

extension UserDefaults {
    func decoded<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
        guard let data = data(forKey: key) else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: String) {
        set(try? JSONEncoder().encode(value), forKey: key)
    }
}

extension AccountStore {
    static var preview: AccountStore {
        let store = AccountStore(service: SampleLibraryService())
        store.member = Member(name: "Ada", email: "ada@example.com", wantsReminders: true)
        Book.samples.prefix(2).forEach(store.borrow)
        return store
    }
}
