// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-not-main-actor -- on the main actor
@MainActor @Observable final class Mailbox {
  var mails: [String] = []
  func refresh() async { mails = ["Hello"] }
}

@MainActor protocol Refreshing: AnyObject {
  func refresh() async
}

// fine: observable-not-main-actor -- the protocol is on the main actor
@Observable final class Postbox: Refreshing {
  var mails: [String] = []
  func refresh() async { mails = ["Hello"] }
}

// fine: observable-not-main-actor -- the method that writes is on the main actor
@Observable final class Letterbox {
  var mails: [String] = []
  @MainActor func refresh() async { mails = ["Hello"] }
}

struct Boxes: View {
  let mailbox: Mailbox
  let postbox: Postbox
  let letterbox: Letterbox

  var body: some View {
    Text("\(mailbox.mails.count) \(postbox.mails.count) \(letterbox.mails.count)")
      .task {
        await mailbox.refresh()
        await postbox.refresh()
        await letterbox.refresh()
      }
  }
}
