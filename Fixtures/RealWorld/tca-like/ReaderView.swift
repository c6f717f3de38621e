import ComposableArchitecture
import SwiftUI

struct ReaderView: View {
  @Bindable var store: StoreOf<ReaderFeature>

  @State private var headerHeight: CGFloat = 0
  @State private var hovered: Article.ID?
  @FocusState private var isSearching: Bool

  var body: some View {
    NavigationSplitView {
      list
        .searchable(text: $store.query)
        .refreshable { await store.send(.refresh).finish() }
        .onAppear { store.send(.onAppear) }
        .onPreferenceChange(HeaderHeight.self) { headerHeight = $0 }
        .safeAreaInset(edge: .top) {
          header.background {
            GeometryReader { proxy in
              Color.clear.preference(key: HeaderHeight.self, value: proxy.size.height)
            }
          }
        }
    } detail: {
      if let detail = store.scope(state: \.detail, action: \.detail.presented) {
        DetailView(store: detail)
      } else {
        ContentUnavailableView("Nothing selected", systemImage: "newspaper")
      }
    }
  }

  private var list: some View {
    List {
      ForEach(store.articles) { article in
        ArticleRow(article: article, isHovered: hovered == article.id) {
          store.send(.tapped(article.id))
        } onHover: { isInside in
          hovered = isInside ? article.id : nil
        }
      }
    }
    .overlay { if store.isLoading { ProgressView() } }
    .padding(.top, headerHeight / 4)
  }

  private var header: some View {
    HStack {
      Text("\(store.unread) unread")
      Spacer()
      Button("Search") { isSearching = true }
      SizePicker(size: Binding(store.$fontSize)) { size in
        Text("\(Int(size))")
      }
    }
    .focused($isSearching)
  }
}

private struct HeaderHeight: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct ArticleRow: View {
  let article: Article
  var isHovered = false
  let open: () -> Void
  let onHover: (Bool) -> Void

  var body: some View {
    Button(action: open) {
      VStack(alignment: .leading) {
        Text(article.title).bold(!article.isRead)
        Text(teaser).lineLimit(2)
      }
    }
    .listRowBackground(isHovered ? Color.gray.opacity(0.1) : nil)
    .onHover(perform: onHover)
  }

  private var teaser: AttributedString {
    var teaser = AttributedString(article.text.prefix(80))
    if article.isStarred {
      var star = AttributedString("★ ")
      star.foregroundColor = .yellow
      teaser.insert(star, at: teaser.startIndex)
    }
    teaser.append(AttributedString("…"))
    return teaser
  }
}

struct SizePicker<Label: View>: View {
  @Binding var size: Double
  @ViewBuilder let label: (Double) -> Label

  var body: some View {
    Menu {
      ForEach([12.0, 16, 20], id: \.self) { choice in
        Button { size = choice } label: { label(choice) }
      }
    } label: {
      label(size)
    } primaryAction: {
      size = 16
    }
  }
}
