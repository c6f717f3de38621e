import SwiftUI

struct Reader: View {
  // expect: state-mirrors-userdefaults note
  @State private var isDark = UserDefaults.standard.bool(forKey: "dark")
  // expect: state-mirrors-userdefaults note
  @State private var name = UserDefaults.standard.string(forKey: "name") ?? ""

  var body: some View {
    Toggle("Dark", isOn: $isDark)
    TextField("Name", text: $name)
  }
}
