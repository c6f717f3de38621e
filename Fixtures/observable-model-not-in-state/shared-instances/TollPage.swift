import SwiftUI

@MainActor @Observable final class TollBooth {
  static let shared = TollBooth()
  static let `default` = TollBooth()
  static let main = TollBooth()
  var cars = 0
}

enum Booths {
  @MainActor static let north = TollBooth()
}

@MainActor let southBooth = TollBooth()

struct TollPage: View {
  private let a = TollBooth.shared  // fine: observable-model-not-in-state -- one for all
  private let b: TollBooth = .shared  // fine: observable-model-not-in-state -- the same, shorter
  private let c = TollBooth.default  // fine: observable-model-not-in-state -- an existing instance
  private let d = TollBooth.main  // fine: observable-model-not-in-state -- an existing instance
  private let e = Booths.north  // fine: observable-model-not-in-state -- a static let
  private let f = southBooth  // fine: observable-model-not-in-state -- a global let

  var body: some View {
    Text("\([a, b, c, d, e, f].map(\.cars).reduce(0, +)) cars")
  }
}
