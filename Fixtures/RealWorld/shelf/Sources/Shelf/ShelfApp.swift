import SwiftUI

@main
struct ShelfApp: App {
    @StateObject private var account: AccountStore
    @StateObject private var router = Router()

    private let service: LibraryService

    init() {
        let service = NetworkLibraryService()
        self.service = service
        _account = StateObject(wrappedValue: AccountStore(service: service))
    }

    var body: some Scene {
        WindowGroup {
            MainView(service: service)
                .environmentObject(account)
                .environmentObject(router)
                .onOpenURL(perform: router.open)
        }
    }
}

/// Which tab is shown, and how deep the reader is in it.
@MainActor
final class Router: ObservableObject {
    enum Tab: Hashable {
        case search, loans, account
    }

    @Published var tab = Tab.search
    @Published var searchPath = NavigationPath()
    @Published var signIn: SignInReason?

    struct SignInReason: Identifiable {
        let id = UUID()
        let text: String
    }

    func show(_ book: Book) {
        tab = .search
        searchPath.append(book)
    }

    func popToRoot() {
        searchPath = NavigationPath()
    }

    func open(_ url: URL) {
        switch url.host() {
        case "loans": tab = .loans
        case "account": tab = .account
        default: tab = .search
        }
    }
}
