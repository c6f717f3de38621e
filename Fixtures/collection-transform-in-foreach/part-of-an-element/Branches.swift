// config: {"enable": ["collection-transform-in-foreach"]}
import SwiftUI

struct Branch: Identifiable {
  let id: String
  var leaves: [String] = []
}

struct Branches: View {
  let oaks: [Int]

  var body: some View {
    // fine: collection-transform-in-foreach -- a list of two, one of which is told its leaves
    List([Branch(id: "Oak", leaves: oaks.map { "\($0)" }), Branch(id: "Elm")]) { branch in
      Text(branch.id)
    }
  }
}
