import SwiftUI

@Observable final class Inbox {
  var unread = 0
}

struct InboxPage: View {
  @State private var inbox: Inbox

  init(inbox: Inbox) {
    // expect: state-model-injected-via-init note `_inbox = State(initialValue: inbox)`
    _inbox = State(initialValue: inbox)
  }

  var body: some View { Text("\(inbox.unread) unread") }
}
