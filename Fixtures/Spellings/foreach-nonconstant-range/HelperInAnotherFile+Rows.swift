import SwiftUI

extension PerchPond {
  @ViewBuilder var rows: some View {
    // expect: foreach-nonconstant-range error
    ForEach(0..<perches.count) { Text(perches[$0]) }
  }
}
