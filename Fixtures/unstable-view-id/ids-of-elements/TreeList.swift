import SwiftUI

struct Tree: Identifiable {
  let id = UUID()
  var species: String
  var planted: Date
}

struct TreeList: View {
  @State private var trees = [Tree(species: "Oak", planted: .distantPast)]

  var body: some View {
    ForEach(trees) { tree in
      TreeRow(tree: tree)
        .id(tree.id)  // fine: unstable-view-id -- the element's own
        .animation(.default, value: tree.planted)  // fine: unstable-view-id -- a stored date
    }
    ForEach(trees, id: \.id) { tree in  // fine: unstable-view-id -- a stored id
      Text(tree.species)
    }
  }
}

struct TreeRow: View {
  let tree: Tree
  @State private var isExpanded = false

  var body: some View { Toggle(tree.species, isOn: $isExpanded) }
}
