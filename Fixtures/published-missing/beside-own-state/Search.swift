// config: {"enable": ["published-missing"]}
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var words = ""
  var scope = 0  // fine: published-missing -- follows the state of the view, which is drawn
  var origin = 0  // fine: published-missing -- set with something that may be drawn
}

struct SearchPage: View {
  @ObservedObject var search: SearchModel
  @State private var scope = 0 {
    didSet { search.scope = scope }
  }
  @State private var step = 0
  private var position: Int {
    get { step }
    nonmutating set { step = newValue }
  }

  var body: some View {
    VStack {
      TextField("Words", text: $search.words)
      Text("\(scope) \(search.scope) \(search.origin) \(step)")
      Button("Next") { scope += 1 }
      Button("Begin") {
        search.origin = 1
        position = 1
      }
    }
  }
}
