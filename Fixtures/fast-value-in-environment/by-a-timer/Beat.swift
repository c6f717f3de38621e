// config: {"enable": ["fast-value-in-environment"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

extension EnvironmentValues {
  @Entry var beat = 0
}

struct Metronome: View {
  @State private var beat = 0
  private static let tick = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("Metronome")
      .environment(\.beat, beat)  // expect: fast-value-in-environment note `beat`
      .onReceive(Self.tick) { _ in beat += 1 }
  }
}
