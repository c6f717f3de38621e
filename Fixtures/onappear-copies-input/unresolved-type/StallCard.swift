import MarketKit
import SwiftUI

struct StallCard: View {
  let stall: Stall
  @State private var title = ""

  var body: some View {
    Text(title)
      // fine: onappear-copies-input -- value or class, who knows
      .onAppear { title = stall.title }
  }
}
