// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Bar: View {
  var body: some View {
    Text("Bar")
      .toolbar {
        Group {  // fine: single-child-group -- items of a toolbar
          ToolbarItem { Button("Add") {} }
        }
      }
  }
}
