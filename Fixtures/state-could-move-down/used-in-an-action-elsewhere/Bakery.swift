// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Bakery: View {
  @State private var loaves = 2  // fine: state-could-move-down -- the button needs it
  let order: (Int) -> Void

  var body: some View {
    VStack {
      LoafCounter(loaves: loaves, change: { loaves = $0 })
      Button("Order") { order(loaves) }
    }
  }
}

struct LoafCounter: View {
  let loaves: Int
  let change: (Int) -> Void

  var body: some View { Button("\(loaves)") { change(loaves + 1) } }
}
