import Observation
import SwiftUI

@Observable final class Seeds {  // expect: observable-not-main-actor note
  var names: [String] = []
}

extension Seeds {
  func load() async { names = await Self.fetch() }
  private static func fetch() async -> [String] { ["Beet"] }
}

typealias SeedModel = Seeds

struct SeedPage<Footer: View>: View {
  let model: SeedModel?
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Text("\(model?.names.count ?? 0)").task { await model?.load() }
    footer()
  }
}
