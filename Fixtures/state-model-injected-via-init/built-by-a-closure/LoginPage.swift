import SwiftUI

final class LoginModel: ObservableObject {
  @Published var name = ""
}

@Observable final class SessionModel {
  var isOpen = false
}

struct LoginPage: View {
  @StateObject private var login: LoginModel
  @State private var session: SessionModel

  init(
    login: @autoclosure @escaping () -> LoginModel,
    makeSession: @escaping () -> SessionModel
  ) {
    // fine: state-model-injected-via-init -- built once, when needed
    _login = StateObject(wrappedValue: login())
    // fine: state-model-injected-via-init -- a factory
    _session = State(initialValue: makeSession())
  }

  var body: some View {
    TextField("Name", text: $login.name)
    Toggle("Open", isOn: $session.isOpen)
  }
}
