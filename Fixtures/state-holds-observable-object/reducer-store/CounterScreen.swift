import ComposableArchitecture
import SwiftUI

@Reducer struct Counter {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case increment }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}

struct CounterScreen: View {
  // fine: state-holds-observable-object -- a store, with its own way of observing
  @State private var store = Store(initialState: Counter.State()) { Counter() }

  var body: some View { Button("\(store.count)") { store.send(.increment) } }
}
