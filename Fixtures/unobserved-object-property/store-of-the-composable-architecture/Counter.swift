import ComposableArchitecture
import SwiftUI

struct TallyPage: View {
  let store: StoreOf<TallyFeature>  // fine: unobserved-object-property -- a store
  let viewStore: ViewStoreOf<TallyFeature>  // fine: unobserved-object-property -- a view store

  var body: some View {
    Button("\(store.count) \(viewStore.count)") { store.send(.add) }
  }
}
