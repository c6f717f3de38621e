import SwiftUI

final class Candle: ObservableObject, Identifiable {
  let id: Int
  @Published var isBurning = true
  init(id: Int) { self.id = id }
}

struct CandleRow: View {
  let candles: [Candle]  // expect: unobserved-object-property warning `candles`

  var body: some View {
    ForEach(candles) { candle in
      Button(candle.isBurning ? "Blow out" : "Light") { candle.isBurning.toggle() }
    }
  }
}

struct CandleStand: View {
  // fine: unobserved-object-property -- each element goes to a view that observes it
  let candles: [Candle]

  var body: some View {
    ForEach(candles) { candle in CandleFlame(candle: candle) }
  }
}

struct CandleFlame: View {
  @ObservedObject var candle: Candle

  var body: some View { Text(candle.isBurning ? "Flame" : "Smoke") }
}
