import SwiftUI

final class Preset: ObservableObject {
  @Published var name: String?

  func rename() { name = "Late" }
}

struct PresetForm: View {
  let preset: Preset  // fine: unobserved-object-property -- what is drawn is whether there is a name

  var body: some View {
    if preset.name != nil { Text("Named") }
    Button("Rename") { preset.rename() }
  }
}
