import SwiftUI

struct MarchPage: View {
  @State private var isWindy = false

  var body: some View {
    VStack {
      if isWindy {
        Text("Wind")
          // fine: task-on-conditional-branch -- the local, not the state
          .task {
            var isWindy = true
            await Task.yield()
            isWindy = false
            print(isWindy)
          }
      }
      Toggle("Windy", isOn: $isWindy)
    }
  }
}
