import SwiftUI

struct PotteryShop: View {
  let pots: [String]
  @State private var pot: String?
  @State private var isOpen = false

  var body: some View {
    List(pots, id: \.self) { name in
      Button(name) {
        pot = name
        isOpen = true
      }
    }
    // expect: sheet-ispresented-stale-item warning `$isOpen`
    .sheet(isPresented: $isOpen) { details }
  }

  @ViewBuilder private var details: some View {
    if let pot {
      Text("About \(pot)")
    } else {
      Text("Nothing")
    }
  }
}
