import SwiftUI

struct Orchard<Tree: Identifiable & Hashable, Row: View>: View {
  let trees: [Tree]
  let row: (Tree) -> Row
  @State private var drawn: Set<Tree> = []

  var body: some View {
    ForEach(trees) { tree in
      let _ = drawn.insert(tree)  // expect: state-write-in-body error `drawn.insert(tree)`
      row(tree)
    }
  }
}
