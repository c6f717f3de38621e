import SwiftUI

@Observable final class LampModel {
  var isOn = false
}

struct Lamp: View {
  @Bindable var model: LampModel  // fine: observed-object-created-in-view -- passed by the owner

  var body: some View { Toggle("Lamp", isOn: $model.isOn) }
}
