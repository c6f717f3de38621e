import SwiftUI

typealias Tool = WorkshopTool

struct WorkshopTool: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct ToolWall: View {
  let tools: [Tool]
  @Binding var picked: Tool?

  var body: some View {
    // expect: selection-type-mismatch warning `self.$picked`
    List(self.tools, selection: self.$picked, rowContent: { tool in Text(tool.name) })
  }
}
