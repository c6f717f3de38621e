import SwiftUI

final class Feeder: ObservableObject {
  @Published var seeds = 100
}

struct FeederRow: View {
  @Environment(Feeder.self) private var feeder  // expect: observation-wrapper-mismatch error

  var body: some View { Button("\(feeder.seeds)") { feeder.seeds -= 1 } }
}

struct FeederForm: View {
  @Bindable var feeder: Feeder  // expect: observation-wrapper-mismatch error

  var body: some View { Stepper("\(feeder.seeds)", value: $feeder.seeds) }
}

struct FeederPage: View {
  @StateObject private var feeder = Feeder()

  var body: some View {
    FeederRow()
      .environment(feeder)  // expect: observation-wrapper-mismatch error
  }
}
