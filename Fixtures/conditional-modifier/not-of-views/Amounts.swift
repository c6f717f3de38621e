// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension Array {
  // fine: conditional-modifier -- no view
  func applying(_ isOn: Bool, _ change: (Self) -> Self) -> Self { isOn ? change(self) : self }
}

struct Amounts: View {
  @State private var isSorted = false
  @State private var amounts = [3, 1, 2]

  var body: some View {
    VStack {
      // fine: conditional-modifier -- an array
      Text("\(amounts.applying(isSorted) { $0.sorted() })")
      Button("Sort") { isSorted = true }
      Button("Double") { amounts = amounts.map { $0 * 2 } }
    }
  }
}
