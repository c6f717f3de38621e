import SwiftUI

struct BatchSize: View {
  let recipe: String
  @State private var portions: Int
  // Spelled out, `Optional` has no default of its own.
  @State private var note: Optional<String>

  init(recipe: String, initialPortions: Int) {
    self.recipe = recipe
    // fine: state-init-assignment-discarded -- no default to lose against
    self.portions = initialPortions
    self.note = nil  // fine: state-init-assignment-discarded -- the first value it gets
  }

  var body: some View {
    Stepper("\(recipe) for \(portions)", value: $portions)
    Button(note ?? "Add note") { note = "No salt" }
  }
}
