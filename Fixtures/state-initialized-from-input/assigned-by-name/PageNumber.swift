import SwiftUI

struct PageNumber: View {
  let title: String
  @State private var page: Int

  init(title: String, page: Int) {
    self.title = title
    // expect: state-initialized-from-input warning `self.page = page`
    self.page = page
  }

  var body: some View { Text("\(title), page \(page)") }
}
