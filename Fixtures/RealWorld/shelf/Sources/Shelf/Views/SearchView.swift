import SwiftUI

struct SearchView: View {
    private let service: LibraryService

    @StateObject private var viewModel: SearchViewModel
    @EnvironmentObject private var router: Router

    init(service: LibraryService) {
        self.service = service
        _viewModel = StateObject(wrappedValue: SearchViewModel(service: service))
    }

    var body: some View {
        NavigationStack(path: $router.searchPath) {
            List {
                if viewModel.query.isEmpty {
                    recentSection
                }
                ForEach(viewModel.results) { book in
                    NavigationLink(value: book) {
                        BookRow(book: book)
                    }
                }
                if let message = viewModel.message {
                    Text(message)
                        .foregroundColor(.red)
                }
            }
            .overlay {
                if viewModel.isSearching {
                    ProgressView()
                } else if viewModel.hasNoResults {
                    Text("No book is called “\(viewModel.query)”.")
                        .foregroundColor(.secondary)
                }
            }
            .navigationTitle("Search")
            .navigationDestination(for: Book.self) { book in
                BookDetailView(book: book, router: router, service: service)
                    .id(book.id)
            }
            .searchable(text: $viewModel.query, prompt: "Title")
            .onSubmit(of: .search) {
                viewModel.remember(viewModel.query)
            }
        }
    }

    @ViewBuilder
    private var recentSection: some View {
        if !viewModel.recentQueries.isEmpty {
            Section("Recent") {
                ForEach(viewModel.recentQueries, id: \.self) { query in
                    Button(query) { viewModel.query = query }
                }
            }
        }
    }
}

struct BookRow: View {
    let book: Book

    @EnvironmentObject private var account: AccountStore

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(book.title)
                    .font(.headline)
                Text(book.subtitle)
                    .font(.subheadline)
            }
            Spacer()
            FavoriteButton(isOn: isFavorite)
        }
        .badge(account.loan(of: book) == nil ? nil : Text("Borrowed"))
    }

    private var isFavorite: Binding<Bool> {
        Binding {
            account.isFavorite(book)
        } set: { isOn in
            if isOn != account.isFavorite(book) {
                account.toggleFavorite(book)
            }
        }
    }
}

struct FavoriteButton: View {
    @Binding var isOn: Bool

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            Image(systemName: isOn ? "heart.fill" : "heart")
                .foregroundColor(isOn ? .pink : .secondary)
        }
        .buttonStyle(PressableButtonStyle())
        .accessibilityLabel(isOn ? "Remove from favorites" : "Add to favorites")
    }
}

/// Shrinks while it is pressed.
struct PressableButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.85 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

struct SearchView_Previews: PreviewProvider {
    static var previews: some View {
        SearchView(service: SampleLibraryService(delay: .seconds(1)))
            .environmentObject(AccountStore.preview)
            .environmentObject(Router())
    }
}
