import SwiftUI

@MainActor enum Stables {
  enum North { static var horses = 4 }
  final class Yard {
    static let shared = Yard()
    private(set) var carts = 1
    func roll() { carts -= 1 }
  }
}

@MainActor var strayCats = 2

struct StablesRow<Header: View>: View {
  let header: Header

  var body: some View {
    VStack {
      header
      // expect: untracked-source-in-body note `Stables.North.horses`
      Text("\(Stables.North.horses) horses")
      // expect: untracked-source-in-body note `Stables.Yard.shared.carts`
      Text("\(Stables.Yard.shared.carts) carts")
      // expect: untracked-source-in-body note `strayCats`
      if strayCats > 0 { Text("Cats") }
    }
  }
}

@MainActor func feedEverybody() {
  Stables.North.horses += 1
  Stables.Yard.shared.roll()
  strayCats = 0
}

struct FeedButton: View {
  var body: some View { Button("Feed", action: feedEverybody) }
}
