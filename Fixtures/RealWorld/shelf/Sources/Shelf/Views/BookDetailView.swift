import SwiftUI

struct BookDetailView: View {
    let book: Book

    /// Only told where to go; nothing of it is shown here.
    let router: Router

    @StateObject private var viewModel: BookDetailViewModel
    @EnvironmentObject private var account: AccountStore
    @Environment(\.openURL) private var openURL

    @State private var isConfirmingReturn = false
    @GestureState private var coverOffset = CGSize.zero

    init(book: Book, router: Router, service: LibraryService) {
        self.book = book
        self.router = router
        _viewModel = StateObject(wrappedValue: BookDetailViewModel(service: service))
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                cover
                Text(book.title)
                    .font(.largeTitle)
                Text(book.subtitle)
                SubjectTags(subjects: book.subjects)
                content
                HStack {
                    borrowButton
                    NavigationLink("Read") {
                        ReadingView(book: book)
                    }
                }
            }
            .padding()
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button("Close All") { router.popToRoot() }
        }
        .confirmationDialog("Give it back?", isPresented: $isConfirmingReturn) {
            if let loan = account.loan(of: book) {
                Button("Give Back") { account.giveBack(loan) }
            }
        }
        .task(id: book.id) {
            await viewModel.load(book.id)
        }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle, .loading:
            ProgressView()
                .frame(maxWidth: .infinity)
        case .failed(let error):
            Text(error.localizedDescription)
                .foregroundColor(.red)
        case .loaded(let details):
            Text(viewModel.summary)
            Toggle("Everything", isOn: $viewModel.isShowingFullSummary)
            Text("\(details.pages) pages")
            Carousel(title: "Similar", items: details.similar) { similar in
                Button(similar.title) { router.show(similar) }
                    .buttonStyle(.bordered)
            }
        }
    }

    private var cover: some View {
        AsyncImage(url: viewModel.state.value?.coverURL) { phase in
            switch phase {
            case .success(let image):
                image
                    .resizable()
                    .scaledToFit()
            case .failure:
                Image(systemName: "book.closed")
                    .font(.largeTitle)
            default:
                Color.secondary.opacity(0.2)
            }
        }
        .frame(height: 220)
        .frame(maxWidth: .infinity)
        .offset(coverOffset)
        .animation(.interactiveSpring(), value: coverOffset)
        .gesture(
            DragGesture()
                .updating($coverOffset) { value, offset, transaction in
                    offset = CGSize(width: value.translation.width / 3, height: value.translation.height / 3)
                    transaction.isContinuous = true
                }
                .onEnded { value in
                    if value.translation.width > 200, let url = viewModel.state.value?.coverURL {
                        openURL(url)
                    }
                }
        )
    }

    @ViewBuilder
    private var borrowButton: some View {
        if account.loan(of: book) != nil {
            Button("Give Back", role: .destructive) { isConfirmingReturn = true }
        } else {
            Button("Borrow") { borrow() }
                .buttonStyle(.borderedProminent)
        }
    }

    private func borrow() {
        guard account.isSignedIn else {
            router.signIn = Router.SignInReason(text: "Sign in to borrow “\(book.title)”.")
            return
        }
        account.borrow(book)
    }
}

/// A row of things that scrolls sideways.
struct Carousel<Item: Identifiable, Cell: View>: View {
    let title: LocalizedStringKey
    let items: [Item]
    @ViewBuilder let cell: (Item) -> Cell

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.headline)
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack {
                    ForEach(items) { item in
                        cell(item)
                    }
                }
            }
        }
    }
}

private struct SubjectTags: View {
    let subjects: [String]

    var body: some View {
        HStack {
            ForEach(subjects, id: \.self) { subject in
                Text(subject)
                    .modifier(TagStyle())
            }
        }
    }
}

struct TagStyle: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var padding = 6.0

    func body(content: Content) -> some View {
        content
            .font(.caption)
            .padding(.horizontal, padding)
            .background(Color.accentColor.opacity(colorScheme == .dark ? 0.4 : 0.2), in: Capsule())
    }
}

struct BookDetailView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            BookDetailView(book: Book.samples[1], router: Router(), service: SampleLibraryService())
        }
        .environmentObject(AccountStore.preview)
    }
}
