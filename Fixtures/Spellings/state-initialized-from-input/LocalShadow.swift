import SwiftUI

struct StarMap: View {
  private let stars: [String]
  @State private var brightest: Int

  init(stars: [String]) {
    self.stars = stars
    // fine: state-initialized-from-input -- `stars` is the parameter of the closure here
    _brightest = State(initialValue: [3, 7].map { stars in stars * 2 }.max() ?? 0)
  }

  var body: some View { Stepper("\(stars.count) stars, \(brightest)", value: $brightest) }
}
