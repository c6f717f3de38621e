import SwiftUI

final class Barrels: ObservableObject {
  @Published var ready = 3
}

struct BarrelPage: View {
  @EnvironmentObject private var barrels: Barrels

  var body: some View { Stepper("\(barrels.ready) ready", value: $barrels.ready) }
}

@main struct CooperApp: App {
  @StateObject private var barrels = Barrels()

  var body: some Scene {
    WindowGroup { BarrelPage().environmentObject(barrels) }
  }
}

#Preview {
  BarrelPage()  // expect: preview-environment-missing warning `BarrelPage()`
}
