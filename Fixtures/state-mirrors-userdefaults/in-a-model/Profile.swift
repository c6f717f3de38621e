// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class Profile {
  // fine: state-mirrors-userdefaults -- a model that stores what it holds
  var nickname = UserDefaults.standard.string(forKey: "nickname") ?? "" {
    didSet { UserDefaults.standard.set(nickname, forKey: "nickname") }
  }
}

struct ProfilePage: View {
  @State private var profile = Profile()

  var body: some View { TextField("Nickname", text: $profile.nickname) }
}
