import SwiftData
import SwiftUI

@Model final class Habit {
  var name = "Run"
  var streak = 0
  init() {}
}

struct HabitPanel: View {
  // fine: state-holds-unobserved-class -- `@Model` is observable
  @State private var habit = Habit()

  var body: some View { Button("\(habit.name): \(habit.streak)") { habit.streak += 1 } }
}
