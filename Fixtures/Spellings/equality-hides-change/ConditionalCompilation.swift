import SwiftUI

struct Wave: Equatable {
  let id: Int
  var height: Double

  #if DEBUG
    // expect: equality-hides-change warning `==`
    static func == (lhs: Wave, rhs: Wave) -> Bool { lhs.id == rhs.id }
  #else
    // expect: equality-hides-change warning `==`
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id.description == rhs.id.description }
  #endif
}

@Observable final class Sea {
  var wave: Wave? = nil
  func rise(to height: Double) { wave = Wave(id: 1, height: height) }
}

struct SeaView: View {
  @State private var sea = Sea()

  var body: some View {
    Slider(value: .constant(sea.wave?.height ?? 0)).disabled(true)
    Button("Rise") { sea.rise(to: 2) }
  }
}
