import SwiftUI

final class Easel: ObservableObject {
  @Published var height = 120
}

struct EaselRow: View {
  @EnvironmentObject private var easel: Easel

  var body: some View { Stepper("\(easel.height) cm", value: $easel.height) }
}

struct StudioPage: View {
  var body: some View {
    List { EaselRow() }  // fine: preview-environment-missing -- not a preview
  }
}
