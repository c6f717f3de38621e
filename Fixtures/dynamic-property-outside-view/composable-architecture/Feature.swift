import ComposableArchitecture
import SwiftUI

@Reducer
struct LoginFeature {
  @ObservableState
  struct State {
    @Presents var alert: AlertState<Never>?  // fine: dynamic-property-outside-view -- a reducer's
    var name = ""
  }

  @Environment(\.locale) var locale  // fine: dynamic-property-outside-view -- inside a reducer
}
