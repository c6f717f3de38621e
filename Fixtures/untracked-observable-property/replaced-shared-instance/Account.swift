import SwiftUI

@MainActor @Observable final class Account {
  static var current = Account()  // miss: untracked-observable-property -- a static variable
  static var shared = Account()  // fine: untracked-observable-property -- never replaced
  var name = "Guest"

  static func signOut() { current = Account() }
}

struct AccountLabel: View {
  var body: some View {
    VStack {
      Text(Account.current.name)
      Text(Account.shared.name)
      Button("Sign out") { Account.signOut() }
      Button("Rename") { Account.shared.name = "Kim" }
    }
  }
}
