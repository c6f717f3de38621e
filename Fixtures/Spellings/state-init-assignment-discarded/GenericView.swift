import SwiftUI

struct Pager<Page: View>: View {
  @State private var index = 0
  private let pages: [Page]

  init(pages: [Page], startAt first: Int) {
    self.pages = pages
    self.index = first  // expect: state-init-assignment-discarded warning `self.index = first`
  }

  var body: some View {
    VStack {
      if pages.indices.contains(index) { pages[index] }
      Button("Next") { index += 1 }
    }
  }
}
