import SwiftUI

final class OrchestraModel: ObservableObject {
  @Published var players = 40
}

struct OrchestraPage: View {
  // fine: unobserved-object-property -- handed on, not read
  let orchestra: OrchestraModel

  var body: some View {
    VStack {
      OrchestraCount(orchestra: orchestra)
      OrchestraStepper(orchestra: self.orchestra)
    }
    .environmentObject(orchestra)
  }
}

struct OrchestraCount: View {
  @ObservedObject var orchestra: OrchestraModel

  var body: some View { Text("\(orchestra.players) players") }
}

struct OrchestraStepper: View {
  @ObservedObject var orchestra: OrchestraModel

  var body: some View { Stepper("Players", value: $orchestra.players) }
}
