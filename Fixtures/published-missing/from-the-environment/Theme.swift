// config: {"enable": ["published-missing"]}
import SwiftUI

final class ThemeModel: ObservableObject {
  var isDark = false  // expect: published-missing warning `isDark`
  @Published var fontSize = 14.0
}

struct ThemeSwitch: View {
  @EnvironmentObject private var theme: ThemeModel

  var body: some View {
    VStack {
      Button(theme.isDark ? "Light" : "Dark") { theme.isDark.toggle() }
      Slider(value: $theme.fontSize, in: 10...30)
    }
  }
}

@main
struct ThemeApp: App {
  @StateObject private var theme = ThemeModel()

  var body: some Scene {
    WindowGroup { ThemeSwitch().environmentObject(theme) }
  }
}
