import SwiftUI
import UIKit

final class HelpModel: ObservableObject {
  @Published var topic = "Start"
}

struct HelpPage: View {
  // expect: observed-object-created-in-view note `@ObservedObject`
  @ObservedObject var help = HelpModel()

  var body: some View { TextField("Topic", text: $help.topic) }
}

final class HelpPresenter {
  func present(over parent: UIViewController) {
    parent.present(UIHostingController(rootView: HelpPage()), animated: true)
  }
}
