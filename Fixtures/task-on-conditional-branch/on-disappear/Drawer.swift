import SwiftUI

struct Drawer: View {
  @State private var isOut = false

  var body: some View {
    VStack {
      Toggle("Out", isOn: $isOut)
      if isOut {
        Text("Spoons")
          // fine: task-on-conditional-branch -- the view is gone already when it runs
          .onDisappear { isOut = false }
      }
    }
  }
}
