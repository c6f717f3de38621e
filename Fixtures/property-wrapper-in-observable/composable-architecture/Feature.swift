import ComposableArchitecture
import SwiftUI

@Reducer
struct SearchFeature {
  @ObservableState
  struct State {
    @Presents var alert: AlertState<Never>?  // fine: property-wrapper-in-observable -- a struct
    // fine: property-wrapper-in-observable -- a struct
    @Shared(.appStorage("query")) var query = ""
  }
}
