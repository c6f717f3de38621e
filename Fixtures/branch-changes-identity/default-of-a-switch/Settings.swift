import SwiftUI

struct GeneralPane: View {
  @State private var isOpen = false

  var body: some View { DisclosureGroup("General", isExpanded: $isOpen) { Text("…") } }
}

struct SettingsPanes: View {
  @State private var pane = "general"

  var body: some View {
    VStack {
      // fine: branch-changes-identity -- the default is for names that do not come
      switch pane {
      case "general": GeneralPane()
      case "about": Text("About")
      default: GeneralPane()
      }
      Button("About") { pane = "about" }
    }
  }
}
