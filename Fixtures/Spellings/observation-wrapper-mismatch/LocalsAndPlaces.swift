import SwiftUI

enum Reef {
  @Observable final class Coral {
    static let shared = Coral()
    var polyps = 100
  }
}

struct CoralLabel: ViewModifier {
  @EnvironmentObject private var coral: Reef.Coral  // expect: observation-wrapper-mismatch error

  func body(content: Content) -> some View {
    content.badge(coral.polyps).onTapGesture { coral.polyps += 1 }
  }
}

@main struct ReefApp: App {
  var body: some Scene {
    WindowGroup {
      let coral = Reef.Coral.shared
      Text("Reef")
        .modifier(CoralLabel())
        .environmentObject(coral)  // expect: observation-wrapper-mismatch error
    }
  }
}
