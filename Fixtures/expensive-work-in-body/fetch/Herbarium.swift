import SwiftData
import SwiftUI

@Model final class Leaf {
  var name: String
  init(name: String) { self.name = name }
}

struct Herbarium: View {
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    // expect: expensive-work-in-body warning
    let leaves = (try? modelContext.fetch(FetchDescriptor<Leaf>())) ?? []
    Text("\(leaves.count) leaves")
  }
}

struct LeafList: View {
  @Query private var leaves: [Leaf]

  init(named name: String) {
    // fine: expensive-work-in-body -- the query is built, SwiftUI fetches
    _leaves = Query(filter: #Predicate<Leaf> { $0.name == name })
  }

  var body: some View { Text("\(leaves.count) leaves") }
}
