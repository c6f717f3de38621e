// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

@MainActor @Observable final class Greenhouse {
  static let shared = Greenhouse()
  var degrees = 21
}

struct GreenhouseDial: View {
  var body: some View {
    // fine: untracked-source-in-body -- `@Observable` notices the read, also through `shared`
    Text("\(Greenhouse.shared.degrees)°")
    Button("Warmer") { Greenhouse.shared.degrees += 1 }
  }
}
