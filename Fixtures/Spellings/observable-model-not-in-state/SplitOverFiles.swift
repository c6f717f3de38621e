import SwiftUI

struct TrellisView {
  private let trellis = Trellis()  // expect: observable-model-not-in-state warning `trellis`
}

extension TrellisView: View {
  var body: some View { vines }

  private var vines: some View {
    Button("\(trellis.vines) vines") { trellis.vines += 1 }
  }
}
