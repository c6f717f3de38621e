import SwiftUI

struct Wares: View {
  let wares: [String]

  var body: some View {
    List(wares, id: \.self, rowContent: row)
  }

  @ViewBuilder private func row(_ ware: String) -> some View {
    if ware.count > 3 {  // expect: row-not-unary note
      Text(ware)
    }
  }
}
