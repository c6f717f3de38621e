import Combine
import SwiftUI

/// One filter, as the form of the catalog edits it.
struct CatalogFilter: Equatable {
    var subjects: [String] = []
    var years: ClosedRange<Int> = 1950...2025

    var isEmpty: Bool { self == CatalogFilter() }

    mutating func toggle(_ subject: String) {
        if subjects.contains(subject) {
            subjects.removeAll { $0 == subject }
        } else {
            subjects.append(subject)
        }
    }

    mutating func normalize() {
        subjects = Array(Set(subjects)).sorted()
    }
}

@MainActor
protocol CatalogProviding: ObservableObject {
    var books: [Book] { get }
    var filter: CatalogFilter { get set }
    func reload() async
}

@MainActor
final class Catalog: CatalogProviding {
    @Published private(set) var books: [Book] = []
    @Published var filter = CatalogFilter()

    private let service: LibraryService

    init(service: LibraryService) {
        self.service = service
    }

    func reload() async {
        let all = (try? await service.search("")) ?? []
        books = all.filter { book in
            filter.years.contains(book.year)
                && (filter.subjects.isEmpty || book.subjects.contains(where: filter.subjects.contains))
        }
    }
}

/// Works with any catalog, so that previews need none of the network.
struct CatalogView<Provider: CatalogProviding>: View {
    @ObservedObject var catalog: Provider

    @State private var isFiltering = false
    @State private var draft = CatalogFilter()
    @State private var grouping = Grouping.subject
    @State private var scrollTarget: String?
    @State private var visited: [Book.ID] = []

    enum Grouping: String, CaseIterable {
        case subject = "Subject"
        case decade = "Decade"
    }

    private struct Group: Identifiable {
        let title: String
        let books: [Book]

        var id: String { title }
    }

    var body: some View {
        ScrollViewReader { reader in
            List {
                ForEach(groups) { group in
                    Section {
                        ForEach(group.books) { book in
                            row(book)
                                .id("\(group.id)-\(book.id)")
                        }
                    } header: {
                        Text(group.title)
                            .id(group.id)
                    }
                }
            }
            .onChange(of: scrollTarget) { target in
                guard let target else { return }
                withAnimation { reader.scrollTo(target, anchor: .top) }
                scrollTarget = nil
            }
        }
        .safeAreaInset(edge: .bottom) { jumpBar }
        .toolbar {
            Picker("Group by", selection: $grouping) {
                ForEach(Grouping.allCases, id: \.self) { Text($0.rawValue) }
            }
            Button("Filter") {
                draft = catalog.filter
                isFiltering = true
            }
            .disabled(catalog.books.isEmpty && catalog.filter.isEmpty)
        }
        .sheet(isPresented: $isFiltering) {
            FilterForm(filter: $draft, subjects: subjects) {
                var filter = draft
                filter.normalize()
                catalog.filter = filter
                isFiltering = false
            }
        }
        .task(id: catalog.filter) {
            await catalog.reload()
        }
    }

    private func row(_ book: Book) -> some View {
        let isVisited = visited.contains(book.id)
        var title = AttributedString(book.title)
        title.foregroundColor = isVisited ? .secondary : .primary
        if !isVisited {
            title.font = .headline
        }
        return Button {
            if !visited.contains(book.id) {
                visited.append(book.id)
            }
        } label: {
            Text(title)
        }
    }

    private var jumpBar: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(groups.map(\.title), id: \.self) { title in
                    Button(title) { scrollTarget = title }
                }
            }
        }
        .background(.bar)
    }

    private var subjects: [String] {
        Array(Set(catalog.books.flatMap(\.subjects))).sorted()
    }

    private var groups: [Group] {
        let grouped = Dictionary(grouping: catalog.books, by: title(of:))
        return grouped
            .map { Group(title: $0.key, books: $0.value.sorted { $0.title < $1.title }) }
            .sorted { $0.title < $1.title }
    }

    private func title(of book: Book) -> String {
        switch grouping {
        case .subject:
            return book.subjects.first ?? "Other"
        case .decade:
            return "\(book.year / 10 * 10)s"
        }
    }
}

private struct FilterForm: View {
    @Binding var filter: CatalogFilter
    let subjects: [String]
    let onApply: () -> Void

    var body: some View {
        NavigationStack {
            Form {
                ForEach(subjects, id: \.self) { subject in
                    Button {
                        filter.toggle(subject)
                    } label: {
                        Label(subject, systemImage: filter.subjects.contains(subject) ? "checkmark" : "circle")
                    }
                }
                Stepper("From \(String(filter.years.lowerBound))", value: lowerYear, in: 1900...2025, step: 5)
                Text(summary)
            }
            .toolbar {
                Button("Apply", action: onApply)
            }
        }
    }

    private var summary: String {
        var filter = filter
        filter.normalize()
        return filter.subjects.joined(separator: ", ")
    }

    private var lowerYear: Binding<Int> {
        Binding {
            filter.years.lowerBound
        } set: { newYear in
            filter.years = min(newYear, filter.years.upperBound)...filter.years.upperBound
        }
    }
}

/// A strip of books. Its direction is chosen where it is written, and stays.
struct BookStrip: View {
    let axis: Axis
    let books: [Book]

    var body: some View {
        switch axis {
        case .horizontal:
            ScrollView(.horizontal) {
                LazyHStack { covers }
            }
        case .vertical:
            ScrollView(.vertical) {
                LazyVStack { covers }
            }
        }
    }

    private var covers: some View {
        ForEach(books) { book in
            CoverView(title: book.title, palette: CoverPalette(seed: book.id))
        }
    }
}

/// Picks the colors of a cover that has no picture. It is a value in all but name.
final class CoverPalette {
    let hue: Double

    init(seed: String) {
        hue = Double(seed.unicodeScalars.reduce(0) { $0 &+ Int($1.value) } % 360) / 360
    }

    var background: Color { Color(hue: hue, saturation: 0.4, brightness: 0.9) }
}

private struct CoverView: View {
    let title: String
    let palette: CoverPalette

    var body: some View {
        Text(title)
            .frame(width: 90, height: 130)
            .background(palette.background)
    }
}

struct CatalogView_Previews: PreviewProvider {
    private final class FixedCatalog: CatalogProviding {
        @Published var filter = CatalogFilter()
        let books = Book.samples
        func reload() async {}
    }

    static var previews: some View {
        NavigationStack {
            CatalogView(catalog: FixedCatalog())
        }
        BookStrip(axis: .horizontal, books: Book.samples)
    }
}
