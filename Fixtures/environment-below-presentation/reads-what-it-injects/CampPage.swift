import SwiftUI

final class Fire: ObservableObject {
  @Published var logs = 3
}

struct FireRow: View {
  @EnvironmentObject private var fire: Fire

  var body: some View { Stepper("\(fire.logs) logs", value: $fire.logs) }
}

struct CampPage: View {
  @StateObject private var ownFire = Fire()
  @EnvironmentObject private var fire: Fire  // expect: environment-below-presentation warning

  var body: some View {
    VStack {
      Text("\(fire.logs) logs")
      FireRow()
    }
    .environmentObject(ownFire)
  }
}
