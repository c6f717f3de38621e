// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

struct Forest: View {
  let trees: [String]

  var body: some View {
    VStack {
      ScrollView {
        // fine: eager-stack-in-scrollview -- lazy
        LazyVStack { ForEach(trees, id: \.self) { Text($0) } }
      }
      ScrollView {
        // fine: eager-stack-in-scrollview -- a grid that is lazy
        LazyVGrid(columns: [GridItem()]) { ForEach(trees, id: \.self) { Text($0) } }
      }
      // fine: eager-stack-in-scrollview -- a list
      List { ForEach(trees, id: \.self) { Text($0) } }
    }
  }
}
