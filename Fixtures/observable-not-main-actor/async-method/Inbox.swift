// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class Inbox {  // expect: observable-not-main-actor note `Inbox`
  var mails: [String] = []

  func refresh() async {
    try? await Task.sleep(for: .seconds(1))
    mails.append("Hello")
  }
}

struct InboxPage: View {
  @State private var inbox = Inbox()

  var body: some View {
    Text("\(inbox.mails.count) mails").task { await inbox.refresh() }
  }
}
