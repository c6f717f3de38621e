import SwiftUI

struct Recipe {
  var steps: [Step] = []
  struct Step { var minutes = 1 }
}

@Observable final class CookModel {
  var recipes: [String: Recipe] = [:]

  func slow(_ name: String) {
    guard var recipe = recipes[name] else { return }
    recipe.steps[0].minutes *= 2  // expect: mutated-local-copy warning `recipe.steps[0].minutes *= 2`
    recipe.steps.append(Recipe.Step(minutes: 3))
  }
}
