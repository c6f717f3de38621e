// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

extension UserDefaults {
  static let rota = UserDefaults(suiteName: "group.rota")!
}

struct RotaHeader: View {
  // expect: untracked-source-in-body warning `UserDefaults.rota.bool(forKey: "compact")`
  private var isCompact: Bool { UserDefaults.rota.bool(forKey: "compact") }

  var body: some View {
    Text("Rota")
      .font(isCompact ? .body : .title)
  }
}

struct RotaSwitch: View {
  // expect: state-mirrors-userdefaults note `@State`
  @State private var isCompact = false

  var body: some View {
    Toggle("Compact", isOn: $isCompact)
      .onChange(of: isCompact) { UserDefaults.rota.set(isCompact, forKey: "compact") }
  }
}
