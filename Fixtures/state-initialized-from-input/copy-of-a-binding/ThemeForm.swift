import SwiftUI

struct Theme {
  var name = "Dusk"
}

struct ThemeForm: View {
  @Binding var theme: Theme
  @State private var name: String

  init(theme: Binding<Theme>) {
    _theme = theme
    // fine: state-initialized-from-input -- a draft of a binding
    _name = State(initialValue: theme.wrappedValue.name)
  }

  var body: some View {
    TextField("Name", text: $name)
    Text(name == theme.name ? "Saved" : "Changed")
    Button("Default") { theme.name = "Dusk" }
  }
}

struct ThemeScreen: View {
  @State private var theme = Theme()

  var body: some View { ThemeForm(theme: $theme) }
}
