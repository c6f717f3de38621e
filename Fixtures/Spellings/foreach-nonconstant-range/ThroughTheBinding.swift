import SwiftUI

struct PikePond: View {
  @Binding var pikes: [String]

  var body: some View {
    VStack {
      // expect: foreach-nonconstant-range error
      ForEach($pikes.indices) { TextField("Pike", text: $pikes[$0]) }
      // expect: foreach-nonconstant-range error
      ForEach(pikes.startIndex..<pikes.endIndex) { Text(pikes[$0]) }
      Button("Release") { pikes.removeAll() }
    }
  }
}
