import SwiftUI

extension MossBed {
  @ViewBuilder var rows: some View {
    ForEach(mosses.indices, id: \.self) { spot in  // expect: foreach-index-id error
      TextField("Moss", text: $mosses[spot])
    }
  }

  func thinOut() { mosses.remove(at: 0) }
}
