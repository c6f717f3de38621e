import SwiftUI
import UIKit

final class Mailbox: ObservableObject {
  @Published var unread = 0
}

struct UnreadBadge: View {
  @EnvironmentObject private var mailbox: Mailbox

  var body: some View { Button("\(mailbox.unread)") { mailbox.unread = 0 } }
}

struct QuietBadge: View {
  var body: some View { Text("–") }
}

struct BadgeBridge: UIViewControllerRepresentable {
  let mailbox: Mailbox

  func makeUIViewController(context: Context) -> UIViewController {
    let parent = UIViewController()
    // expect: environment-below-presentation warning
    parent.addChild(UIHostingController(rootView: UnreadBadge()))
    // fine: environment-below-presentation -- needs nothing
    parent.addChild(UIHostingController(rootView: QuietBadge()))
    parent.addChild(
      // fine: environment-below-presentation -- injected on the root view
      UIHostingController(rootView: UnreadBadge().environmentObject(mailbox)))
    return parent
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor func badgePicture() -> UIImage? {
  // expect: environment-below-presentation warning
  let renderer = ImageRenderer(content: UnreadBadge())
  return renderer.uiImage
}

func configure(_ cell: UITableViewCell, mailbox: Mailbox) {
  cell.contentConfiguration = UIHostingConfiguration {
    UnreadBadge()  // expect: environment-below-presentation warning
  }
  cell.contentConfiguration = UIHostingConfiguration {
    UnreadBadge().environmentObject(mailbox)  // fine: environment-below-presentation -- injected
  }
}
