import SwiftUI

struct Loader_Previews: PreviewProvider {
  struct Demo: View {
    @State private var isLoading = false

    var body: some View {
      if isLoading {
        ProgressView()
      } else {
        // fine: task-on-conditional-branch -- a preview
        Text("Done").task {
          isLoading = true
          await Task.yield()
          isLoading = false
        }
      }
    }
  }

  static var previews: some View { Demo() }
}
