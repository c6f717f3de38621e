import SwiftUI

struct OrchardBed: View {
  @State private var trees = ["Quince", "Medlar"]

  var body: some View {
    VStack {
      ForEach(trees, id: \.self) { tree in
        let trees = ["left", "right"]
        // fine: foreach-index-id -- another list of the same name
        ForEach(trees.indices, id: \.self) { side in Text("\(tree), \(trees[side])") }
      }
      Button("Fell") { trees.removeLast() }
    }
  }
}
