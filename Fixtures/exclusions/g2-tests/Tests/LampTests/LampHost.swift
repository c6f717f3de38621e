import SwiftUI

// In a test target, even without importing a test framework.
struct LampHost: View {
  @State var draws = 0  // fine: state-not-private -- a test target
  @Bindable var model = LampModel()  // fine: observed-object-created-in-view -- a test target

  var body: some View {
    let _ = (draws += 1)  // fine: state-write-in-body -- a test target
    Lamp(model: model)
  }
}
