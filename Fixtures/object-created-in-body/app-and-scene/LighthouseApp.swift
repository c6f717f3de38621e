import SwiftUI

final class BeamModel: ObservableObject {
  @Published var isOn = false
}

@Observable final class Keeper {
  var name = "Ada"
}

struct BeamPage: View {
  @ObservedObject var beam: BeamModel
  @Environment(Keeper.self) private var keeper

  var body: some View { Toggle(keeper.name, isOn: $beam.isOn) }
}

@main
struct LighthouseApp: App {
  var body: some Scene {
    WindowGroup {
      // Rarely made again, and still owned by nobody.
      BeamPage(beam: BeamModel())  // expect: object-created-in-body note `BeamModel()`
        .environment(Keeper())  // expect: object-created-in-body note `Keeper()`
    }
    LogScene()
  }
}

struct LogScene: Scene {
  var body: some Scene {
    WindowGroup("Log", id: "log") {
      BeamPage(beam: BeamModel())  // expect: object-created-in-body note `BeamModel()`
    }
  }
}
