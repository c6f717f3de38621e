import SwiftUI

struct Choirmaster<Content: View>: View {
  let load: (() async -> Void)?
  @ViewBuilder let content: () -> Content

  var body: some View {
    let _ = Task(priority: .low) { await load?() }  // expect: side-effect-in-body warning
    content()
  }
}
