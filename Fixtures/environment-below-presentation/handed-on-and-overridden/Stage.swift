import SwiftUI

final class Spot: ObservableObject {
  @Published var level = 0.8
  init(level: Double = 0.8) { _level = Published(initialValue: level) }
}

@Observable final class Troupe {
  var lead = Actor2()
  var spare = Actor2()
}

@Observable final class Actor2 {
  var lines = 12
}

struct SpotSlider: View {
  @EnvironmentObject private var spot: Spot

  var body: some View { Slider(value: $spot.level) }
}

struct LinesButton: View {
  @Environment(Actor2.self) private var actor

  var body: some View { Button("\(actor.lines) lines") { actor.lines += 1 } }
}

struct StagePage: View {
  // fine: environment-below-presentation -- the sheet gets what this view has found
  @EnvironmentObject private var spot: Spot
  // fine: environment-below-presentation -- a part of it goes on under another type
  @Environment(Troupe.self) private var troupe
  // fine: environment-below-presentation -- the rows below get another actor, owned elsewhere
  @Environment(Actor2.self) private var actor
  @State private var isShowing = false

  var body: some View {
    VStack {
      Button("Light \(spot.level), \(actor.lines)") { isShowing = true }
        .sheet(isPresented: $isShowing) { SpotSlider().environmentObject(spot) }
      LinesButton().environment(troupe.lead)
      LinesButton().environment(troupe.spare)
    }
  }
}
