import ComposableArchitecture
import SwiftUI

@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action { case increment, decrement }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1  // fine: state-write-in-body -- a reducer, not a view
        return .none
      case .decrement:
        state.count -= 1
        return .none
      }
    }
  }
}

struct CounterView: View {
  // fine: state-holds-observable-object -- a store
  // fine: state-holds-unobserved-class -- a store
  @State private var store = StoreOf<CounterFeature>(initialState: CounterFeature.State()) { CounterFeature() }

  var body: some View {
    WithPerceptionTracking {
      // fine: model-mutation-in-body -- sending is no mutation
      Button("\(store.count)") { store.send(.increment) }
    }
  }
}

struct OldCounterView: View {
  let store: StoreOf<CounterFeature>
  // fine: observed-object-created-in-view -- a view store over a store that somebody keeps
  // expect: observed-object-unused note
  @ObservedObject private var viewStore: ViewStoreOf<CounterFeature>
  @State private var draws = 0

  init(store: StoreOf<CounterFeature>) {
    self.store = store
    // fine: observed-object-created-in-view -- a view store
    viewStore = ViewStore(store, observe: { $0 })
  }

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      let _ = (draws += 1)  // expect: state-write-in-body error `draws += 1`
      Text("\(viewStore.count) \(draws)")
    }
  }
}
