// config: {"enable": ["constant-binding"]}
import SwiftUI

struct SortMenu: View {
  @State private var key = "name"

  var body: some View {
    Menu("Sort") {
      Button("By date") { key = "date" }
      if key == "name" {
        Toggle("By name", isOn: .constant(true))  // fine: constant-binding -- a check mark
      }
    }
  }
}
