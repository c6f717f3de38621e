import SwiftUI
import SwiftUIIntrospect

struct BarSetup: View {
  @State private var isConfigured = false
  @State private var title = ""

  var body: some View {
    Text(title)
      .introspect(.navigationStack, on: .iOS(.v17)) { controller in
        guard !isConfigured else { return }
        isConfigured = true  // expect: state-write-in-body warning `isConfigured = true`
        // fine: state-write-in-body -- UIKit's property
        controller.navigationBar.prefersLargeTitles = true
      }
      .onAppear { title = "Ready" }  // fine: state-write-in-body -- an action
  }
}
