import ComposableArchitecture
import SwiftUI

@Reducer
struct DetailFeature {
  @ObservableState
  struct State: Equatable {
    var article: Article
    var scale = 1.0
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case starTapped
    case starred(Bool)
    case pinched(Double)
    case deleteTapped
    case alert(PresentationAction<Alert>)

    @CasePathable
    enum Alert { case confirmDelete }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .starTapped:
        state.article.isStarred.toggle()
        return .send(.starred(state.article.isStarred))
      case .pinched(let scale):
        state.scale = min(max(scale, 0.5), 3)
        return .none
      case .deleteTapped:
        state.alert = AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDelete) { TextState("Delete") }
        }
        return .none
      case .alert(.presented(.confirmDelete)):
        return .run { _ in await dismiss() }
      case .starred, .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

struct DetailView: View {
  @Bindable var store: StoreOf<DetailFeature>
  @State private var isScrolling = false
  @GestureState private var pinch = 1.0

  var body: some View {
    let _ = Self._printChanges()
    ScrollView {
      Text(store.article.text)
        .scaleEffect(store.scale * pinch)
        .gesture(zoom)
    }
    .opacity(isScrolling ? 0.9 : 1)
    .onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
    .toolbar {
      Button { store.send(.starTapped) } label: {
        Image(systemName: store.article.isStarred ? "star.fill" : "star")
      }
      Button("Delete", role: .destructive) { store.send(.deleteTapped) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private var zoom: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, pinch, _ in pinch = value.magnification }
      .onEnded { value in
        store.send(.pinched(store.scale * value.magnification))
        isScrolling = false
      }
  }
}
