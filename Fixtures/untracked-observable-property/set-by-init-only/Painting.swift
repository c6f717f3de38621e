import SwiftUI

@Observable final class PaintingModel {
  @ObservationIgnored let painter: String  // fine: untracked-observable-property -- a constant
  // fine: untracked-observable-property -- set by `init` alone
  @ObservationIgnored private(set) var year: Int
  var price = 100

  init(painter: String, isOld: Bool) {
    self.painter = painter
    year = 1960
    if isOld { year = 1660 }
  }
}

struct PaintingView: View {
  let painting: PaintingModel

  var body: some View {
    Button("\(painting.painter) \(painting.year): \(painting.price)") { painting.price += 10 }
  }
}
