// config: {"enable": ["published-missing"]}
import SwiftUI

final class PoemModel: ObservableObject {
  @Published var verse = 0
  private(set) var title: String  // fine: published-missing -- set by `init` alone

  init(title: String) {
    self.title = title
    if title.isEmpty { self.title = "Untitled" }
  }
}

struct PoemPage: View {
  @ObservedObject var poem: PoemModel

  var body: some View { Stepper("\(poem.title) \(poem.verse)", value: $poem.verse) }
}
