import SwiftUI

@Observable final class Workout {
  var laps = 0
}

struct LapButton: View {
  // fine: observed-object-unused -- only what is read is followed
  @Environment(Workout.self) private var workout

  var body: some View { Button("Lap") { workout.laps += 1 } }
}

struct Bench: View {
  // fine: observed-object-unused -- costs nothing
  @Environment(Workout.self) private var workout
  @Bindable var next: Workout  // fine: observed-object-unused -- not a subscription

  var body: some View { Text("Bench") }
}
