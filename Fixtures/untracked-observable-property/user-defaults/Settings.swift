import SwiftUI

extension UserDefaults {
  static let group = UserDefaults(suiteName: "group.lamp") ?? .standard
}

@Observable final class LampSettings {
  var isDark: Bool {
    // expect: untracked-observable-property warning `UserDefaults.standard.bool(forKey: "dark")`
    get { UserDefaults.standard.bool(forKey: "dark") }
    set { UserDefaults.standard.set(newValue, forKey: "dark") }
  }

  // expect: untracked-observable-property warning `UserDefaults.group.integer(forKey: "level")`
  var level: Int { UserDefaults.group.integer(forKey: "level") }
}

struct LampForm: View {
  @Bindable var settings: LampSettings

  var body: some View {
    Toggle("Dark, level \(settings.level)", isOn: $settings.isDark)
  }
}
