import SwiftUI

struct QuotaRing: View {
  let share: Double
  @State private var drawn = 0.0

  var body: some View {
    Circle()
      .trim(from: 0, to: drawn)
      .onAppear {
        withAnimation(.easeOut(duration: 1)) {
          drawn = share  // fine: onappear-copies-input -- the end of an animation
        }
      }
  }
}
