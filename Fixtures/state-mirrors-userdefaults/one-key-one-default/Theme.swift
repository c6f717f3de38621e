import SwiftUI

enum Key {
  static let tint = "tint"
}

struct TintPicker: View {
  @AppStorage("contrast") private var contrast = 3
  @AppStorage(Key.tint) private var tint = "red"
  @AppStorage("size", store: UserDefaults(suiteName: "group.theme")) private var size = 10

  var body: some View {
    Stepper("\(contrast) \(size)", value: $contrast)
    TextField("Tint", text: $tint)
  }
}

struct TintLabel: View {
  // fine: state-mirrors-userdefaults -- the same default
  @AppStorage("contrast") private var contrast = 3
  // fine: state-mirrors-userdefaults -- another store
  @AppStorage("size") private var size = 12
  // fine: state-mirrors-userdefaults -- per window, not in the defaults
  @SceneStorage("contrast") private var shown = 5

  var body: some View { Text("\(contrast) \(size) \(shown)") }
}
