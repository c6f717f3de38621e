import SwiftUI

final class Forge: ObservableObject {
  @Published var heat = 800
}

struct ForgeView: View {
  @StateObject private var forge: Forge  // expect: state-without-initial-value error `@StateObject`

  var body: some View { Stepper("\(forge.heat)°", value: $forge.heat) }
}

struct SmithyView: View {
  var body: some View { ForgeView(forge: Forge()) }
}
