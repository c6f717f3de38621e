import SwiftUI

extension EnvironmentValues {
  @Entry var waterDepth: CGFloat = 0
}

struct Diver: View {
  @State var depth: CGFloat = 0

  var body: some View {
    water.environment(\.waterDepth, depth)  // expect: fast-value-in-environment note
  }
}
