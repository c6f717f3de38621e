// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Tree {
  var species: String
  var height: Double
  var age: Int
  var isGrafted: Bool
}

struct SpeciesLabel: View {
  let tree: Tree  // expect: narrow-view-input note

  var body: some View { Text(tree.species).italic() }
}

struct HeightBar: View {
  var tree: Tree  // expect: narrow-view-input note

  var body: some View {
    // One field, read twice, is still one.
    VStack {
      Text("\(tree.height) m")
      Rectangle().frame(height: tree.height)
    }
  }
}

struct TreePage: View {
  let tree: Tree  // fine: narrow-view-input -- passed on whole, and two fields are read

  var body: some View {
    VStack {
      SpeciesLabel(tree: tree)
      HeightBar(tree: tree)
      Text("\(tree.age) years, \(tree.isGrafted ? "grafted" : "wild")")
    }
  }
}
