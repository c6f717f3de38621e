import SwiftUI

@Observable final class SettingsModel {
  var isLoud = false
}

struct SettingsPage: View {
  @State private var settings: SettingsModel

  // The default builds a model each time this value is made, whoever calls.
  init(settings: SettingsModel = SettingsModel()) {
    // expect: state-model-injected-via-init warning `_settings = State(initialValue: settings)`
    _settings = State(initialValue: settings)
  }

  var body: some View { Toggle("Loud", isOn: $settings.isLoud) }
}

struct HomePage: View {
  @State private var chosen: Chosen?

  struct Chosen: Identifiable {
    let id: Int
  }

  var body: some View {
    Button("Settings") { chosen = Chosen(id: 1) }
      .sheet(item: $chosen) { _ in SettingsPage() }
  }
}
