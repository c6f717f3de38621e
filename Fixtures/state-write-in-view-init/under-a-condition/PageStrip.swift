import SwiftUI

struct PageStrip: View {
  @Binding private var page: Int
  let count: Int

  init(page: Binding<Int>, count: Int) {
    _page = page
    self.count = count
    if page.wrappedValue >= count {
      page.wrappedValue = 0  // expect: state-write-in-view-init warning `page.wrappedValue = 0`
    }
  }

  var body: some View { Stepper("\(page + 1) of \(count)", value: $page) }
}
