import SwiftUI

final class RecipeCard {
  private(set) var title: String
  private(set) var minutes = 20

  init(title: String, isSlow: Bool) {
    self.title = title
    if isSlow { minutes *= 3 }
  }
}

struct RecipeView: View {
  // fine: unobserved-class-read-in-body -- nobody writes it after `init`
  let card: RecipeCard

  var body: some View { Text("\(card.title), \(card.minutes) min") }
}
