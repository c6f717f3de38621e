import ComposableArchitecture
import Foundation

@Reducer
struct ReaderFeature {
  @ObservableState
  struct State: Equatable {
    var articles: IdentifiedArrayOf<Article> = []
    var query = ""
    var isLoading = false
    var unread = 0
    @Presents var detail: DetailFeature.State?
    @Shared(.appStorage("reader.fontSize")) var fontSize = 16.0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case onAppear
    case refresh
    case loaded(Result<[Article], any Error>)
    case tapped(Article.ID)
    case detail(PresentationAction<DetailFeature.Action>)
  }

  @Dependency(\.articleClient) var client
  @Dependency(\.continuousClock) var clock
  private enum CancelID { case search }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        state.isLoading = true
        return .run { [query = state.query] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.loaded(Result { try await client.search(query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .binding:
        return .none

      case .onAppear, .refresh:
        state.isLoading = true
        state.unread = 0
        return .run { send in
          await send(.loaded(Result { try await client.all() }))
        }

      case .loaded(.success(let articles)):
        state.isLoading = false
        state.articles = IdentifiedArray(uniqueElements: articles)
        for article in articles where !article.isRead {
          state.unread += 1
        }
        return .none

      case .loaded(.failure):
        state.isLoading = false
        return .none

      case .tapped(let id):
        guard let article = state.articles[id: id] else { return .none }
        state.articles[id: id]?.isRead = true
        state.unread -= article.isRead ? 0 : 1
        state.detail = DetailFeature.State(article: article)
        return .none

      case .detail(.presented(.starred(let isStarred))):
        if let id = state.detail?.article.id {
          state.articles[id: id]?.isStarred = isStarred
        }
        return .none

      case .detail:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) {
      DetailFeature()
    }
  }
}

struct Article: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var text: String
  var isRead = false
  var isStarred = false
}

@DependencyClient
struct ArticleClient: Sendable {
  var all: @Sendable () async throws -> [Article]
  var search: @Sendable (_ query: String) async throws -> [Article]
}

extension ArticleClient: TestDependencyKey {
  static let testValue = ArticleClient()
}

extension DependencyValues {
  var articleClient: ArticleClient {
    get { self[ArticleClient.self] }
    set { self[ArticleClient.self] = newValue }
  }
}
