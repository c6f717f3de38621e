import ClayKit
import SwiftUI

struct MudPage: View {
  @EnvironmentObject private var mud: ClayMud

  var body: some View { Text("\(mud.kilos)") }
}

#Preview {
  MudPage()  // fine: preview-environment-missing -- `ClayMud` is not in this project
}
