import SwiftUI

struct Mill: View {
  @State private var sacks = 0  // expect: state-could-move-down note

  var body: some View {
    VStack {
      Text("Mill")
      store
    }
  }

  private var store: some View { SackStore(sacks: sacks, add: add) }

  private func add() { sacks += 1 }
}

struct SackStore: View {
  let sacks: Int
  let add: () -> Void

  var body: some View { Button("\(sacks) sacks", action: add) }
}
