// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

struct Nameplate: View {
  let name: String

  var body: some View { Text(name) }
}

#Preview {
  // fine: untracked-source-in-body -- a preview
  Nameplate(name: UserDefaults.standard.string(forKey: "name") ?? "Ada")
}
