import SwiftUI

@Observable final class Freezer { var trays = 3 }

struct CardWithFreezer<Content: View>: View {
  @State private var freezer: Freezer
  private let content: (Int) -> Content

  init(freezer: Freezer, @ViewBuilder content: @escaping (Int) -> Content) {
    // expect: state-model-injected-via-init note `_freezer = State(initialValue: freezer)`
    _freezer = State(initialValue: freezer)
    self.content = content
  }

  var body: some View { content(freezer.trays) }
}

struct FreezerOwner: View {
  let freezer: Freezer

  var body: some View {
    CardWithFreezer(freezer: self.freezer) { trays in Text("\(trays) trays") }
  }
}
