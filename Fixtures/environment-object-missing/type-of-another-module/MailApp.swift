import MailKitCore
import SwiftUI

struct UnreadLabel: View {
  // fine: environment-object-missing -- the class is not in this project
  @EnvironmentObject private var mailbox: CoreMailbox

  var body: some View { Text("\(mailbox.unread)") }
}

@main struct MailApp: App {
  var body: some Scene {
    WindowGroup { UnreadLabel() }
  }
}
