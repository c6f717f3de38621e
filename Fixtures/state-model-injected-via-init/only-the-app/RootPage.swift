import SwiftUI

@Observable final class AccountModel {
  var name = "Ada"
}

struct RootPage: View {
  @State private var account: AccountModel

  init(account: AccountModel) {
    // fine: state-model-injected-via-init -- the app builds it once
    _account = State(initialValue: account)
  }

  var body: some View { TextField("Name", text: $account.name) }
}

@main
struct AccountApp: App {
  var body: some Scene {
    WindowGroup { RootPage(account: AccountModel()) }
  }
}
