import SwiftUI

@MainActor @Observable final class Impressions {
  private(set) var shown: [String: Int] = [:]
  func count(_ name: String) { shown[name, default: 0] += 1 }
}

struct Counted: ViewModifier {
  @Environment(Impressions.self) private var impressions
  let name: String

  func body(content: Content) -> some View {
    impressions.count(name)  // expect: model-mutation-in-body error `impressions.count(name)`
    return content
  }
}
