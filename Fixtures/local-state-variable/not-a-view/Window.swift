import SwiftUI
import UIKit

final class WindowBuilder {
  func makeController() -> UIViewController {
    @State var isShown = true  // expect: local-state-variable warning `@State`
    return UIHostingController(rootView: Toggle("Shown", isOn: $isShown))
  }
}

@MainActor func makeTitle() -> some View {
  @State var title = "Title"  // expect: local-state-variable warning `@State`
  return TextField("Title", text: $title)
}
