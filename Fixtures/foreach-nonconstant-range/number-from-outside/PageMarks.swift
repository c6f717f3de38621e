import SwiftUI

struct PageMarks: View {
  let pages: Int

  var body: some View {
    HStack {
      // expect: foreach-nonconstant-range warning
      ForEach(0..<pages) { _ in Circle() }
    }
  }
}
