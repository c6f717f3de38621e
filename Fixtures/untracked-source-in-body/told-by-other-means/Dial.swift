// config: {"enable": ["untracked-source-in-body"]}
import Combine
import SwiftUI

struct Dial: View {
  @AppStorage("volume") private var volume = 1

  var body: some View {
    Stepper("\(volume)", value: $volume)
    // fine: untracked-source-in-body -- the view follows this key by its `@AppStorage`
    Text(UserDefaults.standard.bool(forKey: "volume") ? "Loud" : "Silent")
    // fine: untracked-source-in-body -- a key of the system, read at launch
    Text(UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.first ?? "en")
  }
}

@MainActor enum Station {
  static var trains = 0
}

struct StationBoard: View {
  @State private var updates = 0
  let ticks: AnyPublisher<Int, Never>

  var body: some View {
    // fine: untracked-source-in-body -- drawn again with each tick
    Text("\(Station.trains) trains, \(updates)")
      .onReceive(ticks) { updates = $0 }
    Button("Arrive") { Station.trains += 1 }
  }
}

struct StationClerk: View {
  @State private var sold = 0

  var body: some View {
    // fine: untracked-source-in-body -- each change of it comes with one of `sold`
    Text("\(Clerk.tickets) tickets, \(sold)")
    Button("Sell") {
      Clerk.tickets += 1
      sold += 1
    }
  }
}

@MainActor enum Clerk {
  static var tickets = 0
}
