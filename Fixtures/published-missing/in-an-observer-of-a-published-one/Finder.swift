// config: {"enable": ["published-missing"]}
import SwiftUI

final class FinderModel: ObservableObject {
  @Published var query = "" {
    didSet { hits = query.count }
  }
  // Set right after `query`, whose announcement covers it.
  private(set) var hits = 0  // expect: published-missing note `hits`
}

struct FinderPage: View {
  @StateObject private var finder = FinderModel()

  var body: some View {
    VStack {
      TextField("Query", text: $finder.query)
      Text("\(finder.hits) hits")
    }
  }
}
