// config: {"enable": ["published-missing"]}
import SwiftUI

final class DraftModel: ObservableObject {
  @Published var title = ""
  /// Not `@Published` on purpose: the editor keeps a copy of its own.
  // fine: published-missing -- whoever wrote the comment knows
  var text = ""

  func load() { text = "Dear all" }
}

struct DraftScreen: View {
  @ObservedObject var draft: DraftModel

  var body: some View {
    TextField("Title", text: $draft.title)
    Text(draft.text)
  }
}
