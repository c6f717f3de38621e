import SwiftUI
import UIKit

@MainActor
final class PageFactory {
  // fine: anyview-erases-identity -- not part of a view
  func page(named name: String) -> AnyView { AnyView(Text(name)) }

  func controller() -> UIViewController {
    // fine: anyview-erases-identity -- UIKit's side
    UIHostingController(rootView: AnyView(Text("Start")))
  }
}
