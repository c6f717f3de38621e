import Foundation
import Persistence

struct Rows: View {
  @State private var page: Int

  init(page: Int) {
    // fine: state-initialized-from-input -- another library's `State`
    _page = State(initialValue: page)
  }

  var body: some Query { Select(page) }
}
