import SwiftUI

@Observable final class Kettle { var degrees = 20 }
@Observable final class Toaster { var seconds = 90 }
final class Grinder: ObservableObject { @Published var isOn = false }

struct KettlePanel: View {
  @State private var kettle: Kettle

  init(_ kettle: Kettle) {
    // expect: state-model-injected-via-init note `self._kettle = .init(wrappedValue: kettle)`
    self._kettle = .init(wrappedValue: kettle)
  }

  var body: some View { Text("\(kettle.degrees)°") }
}

struct ToasterPanel: View {
  @SwiftUI.State private var toaster: Toaster

  init(with appliance: Toaster) {
    // expect: state-model-injected-via-init note `_toaster = SwiftUI.State(initialValue: appliance)`
    _toaster = SwiftUI.State(initialValue: appliance)
  }

  var body: some View { Text("\(toaster.seconds) s") }
}

struct GrinderPanel: View {
  @StateObject private var grinder: Grinder

  init(grinder: Grinder) {
    // expect: state-model-injected-via-init note `self._grinder = .init(wrappedValue: grinder)`
    self._grinder = .init(wrappedValue: grinder)
  }

  var body: some View { Toggle("On", isOn: $grinder.isOn) }
}
