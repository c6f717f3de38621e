// config: {"enable": ["constant-binding"]}
import SwiftUI

struct SetupPage: View {
  let finish: () -> Void

  var body: some View {
    Text("Map")
      // fine: constant-binding -- a sheet that stays, and says so
      .sheet(isPresented: .constant(true)) {
        Button("Done", action: finish).interactiveDismissDisabled()
      }
  }
}

struct DrawerPage: View {
  let finish: () -> Void

  var body: some View {
    Text("Map")
      // fine: constant-binding -- a sheet that only changes its height
      .sheet(isPresented: .constant(true)) {
        Button("Done", action: finish).presentationDetents([.medium, .large])
      }
  }
}
