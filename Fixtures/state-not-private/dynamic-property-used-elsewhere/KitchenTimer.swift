import SwiftUI

struct KitchenTimer: View {
  private var countdown = Countdown()

  var body: some View {
    VStack {
      Text(countdown.isOver ? "Done" : "\(countdown.remaining) s")
      Button("Again") { countdown.remaining = 60 }
    }
  }
}
