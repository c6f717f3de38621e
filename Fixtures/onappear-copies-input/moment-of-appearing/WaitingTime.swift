import SwiftUI

struct WaitingTime: View {
  let minutes: Double
  @State private var until = Date.distantPast

  var body: some View {
    Text(until, style: .time)
      // fine: onappear-copies-input -- counted from the moment it appears
      .onAppear { until = Date().addingTimeInterval(minutes * 60) }
  }
}

struct ShuffledDeck: View {
  let cards: [String]
  @State private var order: [String] = []

  var body: some View {
    Text(order.joined(separator: ", "))
      // fine: onappear-copies-input -- dealt once, each deal is another
      .onAppear { order = cards.shuffled() }
  }
}
