import SwiftUI

@Observable final class LoomModel {
  var rows = 0
}

struct LoomPage: View {
  let loom: LoomModel

  var body: some View { Button("\(loom.rows) rows") { loom.rows += 1 } }
}

struct LoomPage_Previews: PreviewProvider {
  struct Demo: View {
    let loom = LoomModel()  // fine: observable-model-not-in-state -- a preview

    var body: some View { LoomPage(loom: loom) }
  }

  static var previews: some View { Demo() }
}
