import SwiftUI

struct Track {
  var title = "Intro"
  var plays = 0
}

struct Jukebox: View {
  var track = Track()
  var coins = 2

  var body: some View {
    Button("\(track.title), \(track.plays), \(coins)", action: play)
      .onAppear { refill(by: 3) }
  }

  private func play() {
    guard coins > 0 else { return }
    coins -= 1  // expect: mutating-plain-property error `coins -= 1`
    track.plays += 1  // expect: mutating-plain-property error `track.plays += 1`
  }

  private func refill(by amount: Int) {
    self.coins = amount  // expect: mutating-plain-property error `self.coins = amount`
  }
}
