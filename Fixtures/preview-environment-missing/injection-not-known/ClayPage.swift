import ClayKit
import SwiftUI

final class Clay: ObservableObject {
  @Published var kilos = 10
}

struct ClayPage: View {
  @EnvironmentObject private var clay: Clay
  @EnvironmentObject private var box: ClayBox

  var body: some View { Stepper("\(clay.kilos) of \(box.size)", value: $clay.kilos) }
}

#Preview {
  // fine: preview-environment-missing -- what `samples` is, nobody here knows
  ClayPage().environmentObject(ClayKit.samples)
}

#Preview("Kit") {
  ClayPage().claySetup()  // fine: preview-environment-missing -- a modifier of `ClayKit`
}
