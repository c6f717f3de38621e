import ComposableArchitecture
import SwiftUI

@Reducer struct Till2 {
  @ObservableState struct State {  // fine: observable-on-value-type -- a macro for structs
    var coins = 0
  }
}
