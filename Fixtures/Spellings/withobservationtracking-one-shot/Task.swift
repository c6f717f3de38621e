import SwiftUI

@Observable final class Handloom {
  var rows = 0
}

struct LoomPage: View {
  let loom: Handloom

  var body: some View {
    Text("Loom").task { watch() }
  }

  private func watch() {
    // expect: withobservationtracking-one-shot note
    withObservationTracking {
      _ = loom.rows
    } onChange: {
      Task { await save() }
    }
  }

  private func save() async { print(loom.rows) }
}
