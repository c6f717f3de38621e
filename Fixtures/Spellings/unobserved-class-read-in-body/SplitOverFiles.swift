import SwiftUI

struct BellView: View {
  let bell: Bell  // expect: unobserved-class-read-in-body warning `bell`
  var spare: Bell?  // expect: unobserved-class-read-in-body warning `spare`

  var body: some View {
    rings
    Button("Ring") { ring() }
  }

  func ring() {
    bell.ring()
    spare?.ring()
  }
}

extension BellView {
  fileprivate var rings: some View { Text("\(bell.rings) \(spare?.rings ?? 0)") }
}
