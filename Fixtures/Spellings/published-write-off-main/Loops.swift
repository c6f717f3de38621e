import Combine
import SwiftUI

final class Belfry: ObservableObject {
  @Published var strokes = 0

  func listen(_ bells: AsyncStream<Int>) async {
    for await bell in bells {
      strokes = bell  // expect: published-write-off-main warning `strokes = bell`
    }
  }
}
