import SwiftUI

enum Editor {
  struct AnyView: View {
    let title: String

    var body: some View { Text(title) }
  }

  struct Page: View {
    var body: some View {
      AnyView(title: "Plan")  // fine: anyview-erases-identity -- a view of the project
    }
  }
}
