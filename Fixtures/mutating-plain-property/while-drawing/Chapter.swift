import SwiftUI

struct Chapter: View {
  var page = 1

  private var title: String {
    page += 1  // expect: mutating-plain-property error `page += 1`
    return "Page \(page)"
  }

  var body: some View { Text(title) }
}
