// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

@MainActor final class Mailroom {
  static let shared = Mailroom()
  var unread = 0
  let name = "Mailroom"

  func receive() { unread += 1 }
}

struct MailroomBadge: View {
  var body: some View {
    VStack {
      // fine: untracked-source-in-body -- a constant member
      Text(Mailroom.shared.name)
      // expect: untracked-source-in-body note `Mailroom.shared.unread`
      Text("\(Mailroom.shared.unread)")
      Button("Receive") { Mailroom.shared.receive() }
    }
  }
}
