import SwiftUI

struct Verdicts: View {
  let verdicts: [String]

  var body: some View {
    // expect: foreach-nonconstant-range warning
    ForEach(verdicts.indices) { place in Text(verdicts[place]) }
  }
}
