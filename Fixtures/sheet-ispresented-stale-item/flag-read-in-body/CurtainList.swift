import SwiftUI

struct CurtainList: View {
  let curtains: [String]
  @State private var drawn: String?
  @State private var isDrawn = false

  var body: some View {
    List(curtains, id: \.self) { curtain in
      Button(curtain) {
        drawn = curtain
        isDrawn = true
      }
    }
    .blur(radius: isDrawn ? 4 : 0)
    // fine: sheet-ispresented-stale-item -- the blur reads the flag, so body runs
    .sheet(isPresented: $isDrawn) { Text(drawn ?? "") }
  }
}
