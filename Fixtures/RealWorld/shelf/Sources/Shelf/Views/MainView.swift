import SwiftUI

struct MainView: View {
    let service: LibraryService

    @EnvironmentObject private var account: AccountStore
    @EnvironmentObject private var router: Router
    @AppStorage("main.hasSeenWelcome") private var hasSeenWelcome = false

    var body: some View {
        TabView(selection: $router.tab) {
            SearchView(service: service)
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(Router.Tab.search)
            LoansView()
                .tabItem { Label("Loans", systemImage: "books.vertical") }
                .tag(Router.Tab.loans)
                .badge(account.overdueCount())
            AccountView {
                router.signIn = Router.SignInReason(text: "Sign in to see your account.")
            }
            .tabItem { Label("Account", systemImage: "person") }
            .tag(Router.Tab.account)
        }
        .task {
            await account.refresh()
        }
        .sheet(item: $router.signIn) { reason in
            SignInView(reason: reason.text) { member in
                account.signIn(member)
                router.signIn = nil
            }
        }
        .fullScreenCover(isPresented: isShowingWelcome) {
            WelcomeView { hasSeenWelcome = true }
        }
    }

    private var isShowingWelcome: Binding<Bool> {
        Binding(
            get: { !hasSeenWelcome },
            set: { hasSeenWelcome = !$0 }
        )
    }
}

private struct WelcomeView: View {
    let onFinish: () -> Void

    @State private var page = 0

    private let pages = [
        WelcomePage(id: 0, symbol: "magnifyingglass", text: "Find a book."),
        WelcomePage(id: 1, symbol: "tray.and.arrow.down", text: "Borrow it."),
        WelcomePage(id: 2, symbol: "arrow.uturn.backward", text: "Bring it back in time."),
    ]

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(pages) { page in
                    VStack(spacing: 16) {
                        Image(systemName: page.symbol)
                            .font(.system(size: 60))
                        Text(page.text)
                    }
                    .tag(page.id)
                }
            }
            .tabViewStyle(.page)
            HStack {
                ForEach(pages.indices, id: \.self) { index in
                    Circle()
                        .fill(index == page ? Color.accentColor : .secondary)
                        .frame(width: 8, height: 8)
                }
            }
            .animation(.easeInOut, value: page)
            Button(page == pages.count - 1 ? "Begin" : "Next") {
                if page == pages.count - 1 {
                    onFinish()
                } else {
                    withAnimation { page += 1 }
                }
            }
            .buttonStyle(.borderedProminent)
        }
        .padding()
    }
}

private struct WelcomePage: Identifiable {
    let id: Int
    let symbol: String
    let text: LocalizedStringKey
}

struct MainView_Previews: PreviewProvider {
    static var previews: some View {
        MainView(service: SampleLibraryService())
            .environmentObject(AccountStore.preview)
            .environmentObject(Router())
    }
}
