import SwiftUI

struct MoodDiary: View {
  @State private var mood = "neutral"

  var body: some View {
    Button(mood, action: cheerUp)
  }

  private func cheerUp() {
    self.mood = "happy"  // fine: state-init-assignment-discarded -- not in an initialiser
  }
}
