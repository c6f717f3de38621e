import SwiftUI

@Observable final class Gloves {
  var pairs = 1
}

struct GlovesPage: View {
  @Environment(Gloves.self) private var gloves: Gloves?

  var body: some View { Button("\(gloves?.pairs ?? 0)") { gloves?.pairs += 1 } }
}

#Preview {
  GlovesPage()  // fine: preview-environment-missing -- nil without one
}
