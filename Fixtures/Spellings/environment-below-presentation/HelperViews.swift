import SwiftUI

final class Kite: ObservableObject {
  @Published var line = 30
}

struct KiteSheet: View {
  @EnvironmentObject private var kite: Kite

  var body: some View { Stepper("\(kite.line) m", value: $kite.line) }
}

struct KitePage: View {
  @StateObject private var kite = Kite()
  @State private var isShowing = false

  var body: some View {
    self.launcher
      .environmentObject(self.kite)  // expect: environment-below-presentation warning
      .sheet(isPresented: self.$isShowing) { self.details }
  }

  private var launcher: some View { Button("Kite") { isShowing = true } }

  @ViewBuilder private var details: some View {
    Text("Line")
    KiteSheet()
  }
}
