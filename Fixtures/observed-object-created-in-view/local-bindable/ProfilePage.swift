import SwiftUI

@Observable final class Profile {
  var nickname = ""
}

struct ProfilePage: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    // fine: observed-object-created-in-view -- bindings into an existing object
    @Bindable var profile = profile
    TextField("Nickname", text: $profile.nickname)
  }
}
