import SwiftUI

struct Bulletin: View {
  let title: String

  init(title: String) {
    self.title = title
    // expect: side-effect-in-body warning
    Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in print("tick") }
  }

  var body: some View {
    announce()
    return Text(title)
  }

  private func announce() {
    // expect: side-effect-in-body warning
    NotificationCenter.default.post(name: .init("bulletin"), object: nil)
  }
}
