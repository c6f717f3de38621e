import SwiftUI

struct RoseBed: View {
  @Binding var roses: [String]

  var body: some View {
    VStack {
      // expect: foreach-index-id error
      ForEach($roses.indices, id: \.self) { spot in TextField("", text: $roses[spot]) }
      // expect: foreach-index-id error
      ForEach(roses.startIndex..<roses.endIndex, id: \.self) { TextField("", text: $roses[$0]) }
      Button("Prune") { roses.removeLast() }
    }
  }
}
