// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Dial: View {
  let level: Int
  let change: (Int) -> Void

  var body: some View { Button("\(level)") { change(level + 1) } }
}

struct Amplifier: View {
  @State private var volume = 5  // fine: state-could-move-down -- `Dial` serves other views, too

  var body: some View {
    VStack {
      Text("Amplifier")
      Dial(level: volume, change: { volume = $0 })
    }
  }
}

struct Lamp: View {
  let level: Int
  let change: (Int) -> Void

  var body: some View { Dial(level: level, change: change) }
}
