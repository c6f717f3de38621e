import SwiftUI

struct JunePage: View {
  @State var isHot = false

  var body: some View {
    VStack { weather }
  }

  func cool() async {
    isHot = true
    await wait()
    isHot = false
  }

  private func wait() async {}
}
