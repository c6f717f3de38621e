// config: {"enable": ["observable-unchecked-sendable"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-unchecked-sendable -- the main actor keeps the promise
@MainActor @Observable final class Kiln: @unchecked Sendable {
  var degrees = 20.0
  // fine: observable-unchecked-sendable -- for `deinit`, when nobody else is left
  @ObservationIgnored nonisolated(unsafe) private var heating: Task<Void, Never>?

  func heat() {
    heating = Task { degrees += 100 }
  }

  deinit { heating?.cancel() }
}

// fine: observable-unchecked-sendable -- nothing in it changes
@Observable final class Recipe: @unchecked Sendable {
  let degrees = 1200.0
}

// fine: observable-unchecked-sendable -- each variable belongs to the main actor
@Observable final class Shelf: @unchecked Sendable {
  @MainActor var pots = 0
}

struct KilnPage: View {
  let kiln: Kiln
  let recipe: Recipe
  let shelf: Shelf

  var body: some View {
    Text("\(shelf.pots) pots, \(kiln.degrees) of \(recipe.degrees)")
  }
}
