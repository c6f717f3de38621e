import SwiftUI

struct Effect {
  static func send(_ name: String) -> Effect { Effect() }
  func animation(_ animation: Animation) -> Effect { self }
}

struct Sprite {
  func animation(_ name: String) -> Sprite { self }
}

struct EnginePage: View {
  let sprite: Sprite
  @State private var effects = 0

  var body: some View {
    // fine: animation-without-value -- a method of the project
    let _ = sprite.animation("walk")
    Button("\(effects)") {
      // fine: animation-without-value -- a method of the project
      _ = Effect.send("start").animation(.default)
      effects += 1
      // fine: animation-without-value -- a function
      withAnimation(.default) { effects += 1 }
    }
  }
}
