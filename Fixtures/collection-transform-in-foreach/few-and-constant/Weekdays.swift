// config: {"enable": ["collection-transform-in-foreach"]}
import SwiftUI

enum Meal: String, CaseIterable {
  case breakfast, lunch, supper
}

struct Weekdays: View {
  private static let days = ["Mon", "Tue", "Wed"]

  var body: some View {
    VStack {
      // fine: collection-transform-in-foreach -- a literal of three
      ForEach(["c", "a", "b"].sorted(), id: \.self) { Text($0) }
      // fine: collection-transform-in-foreach -- the cases of an enum
      ForEach(Meal.allCases.filter { $0 != .lunch }, id: \.self) { Text($0.rawValue) }
      // fine: collection-transform-in-foreach -- a constant of the type
      ForEach(Self.days.map { $0.uppercased() }, id: \.self) { Text($0) }
    }
  }
}
