import SwiftUI

struct Leaf: Hashable { var veins = 3 }

typealias Leaves = [Leaf]

final class Crown: ObservableObject {
  @Published var leaves: Leaves = []
}

struct CrownView: View {
  @ObservedObject var crown: Crown

  var body: some View {
    ForEach($crown.leaves, id: \.self) { $leaf in  // expect: foreach-id-self warning
      Stepper("\(leaf.veins)", value: $leaf.veins)
    }
    List(crown.leaves, id: \.self) { leaf in  // miss: foreach-id-self -- a binding elsewhere is no write that is seen
      Text("\(leaf.veins)")
    }
  }
}
