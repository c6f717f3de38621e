// config: {"enable": ["observable-unchecked-sendable"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-unchecked-sendable -- the main actor keeps the promise
@MainActor @Observable final class Kiln: @unchecked Sendable {
  var degrees = 20.0
  // fine: observable-unchecked-sendable -- for `deinit`, when nobody else is left
  @ObservationIgnored nonisolated(unsafe) private var heating: Task<Void, Never>?
  // fine: observable-unchecked-sendable -- for what `deinit` calls
  @ObservationIgnored nonisolated(unsafe) private var cooling: Task<Void, Never>?
  // fine: observable-unchecked-sendable -- only code of the main actor uses it
  @ObservationIgnored nonisolated(unsafe) private var storedName = ""
  // fine: observable-unchecked-sendable -- set once, before anybody else has the object
  @ObservationIgnored nonisolated(unsafe) private var maker: AnyObject?

  init(maker: AnyObject) { self.maker = maker }

  var name: String {
    get {
      access(keyPath: \.name)
      return storedName
    }
    set { withMutation(keyPath: \.name) { storedName = newValue } }
  }

  func heat() {
    heating = Task { degrees += 100 }
  }

  nonisolated func isMade(by other: AnyObject) -> Bool { maker === other }

  func cool() {
    cooling = Task { degrees -= 100 }
  }

  nonisolated private func tidy() { cooling?.cancel() }

  deinit {
    heating?.cancel()
    tidy()
  }
}

// fine: observable-unchecked-sendable -- nothing in it changes
@Observable final class Recipe: @unchecked Sendable {
  let degrees = 1200.0
}

// fine: observable-unchecked-sendable -- each variable belongs to the main actor
@Observable final class Shelf: @unchecked Sendable {
  @MainActor var pots = 0
}

// fine: observable-unchecked-sendable -- the method that changes it belongs to the main actor
@Observable final class Glaze: @unchecked Sendable {
  private(set) var coats = 0

  @MainActor func brush() { coats += 1 }
}

struct KilnPage: View {
  let kiln: Kiln
  let recipe: Recipe
  let shelf: Shelf

  var body: some View {
    Text("\(shelf.pots) pots, \(kiln.degrees) of \(recipe.degrees)")
  }
}
