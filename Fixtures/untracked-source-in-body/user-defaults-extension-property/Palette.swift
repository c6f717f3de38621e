// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

extension UserDefaults {
  var usesInk: Bool {
    get { bool(forKey: "usesInk") }
    set { set(newValue, forKey: "usesInk") }
  }
}

struct Palette: View {
  var body: some View {
    // expect: untracked-source-in-body warning `UserDefaults.standard.usesInk`
    if UserDefaults.standard.usesInk {
      Text("Ink")
    } else {
      Text("Pencil")
    }
  }
}

struct PaletteSwitch: View {
  var body: some View {
    Button("Ink") { UserDefaults.standard.usesInk = true }
  }
}
