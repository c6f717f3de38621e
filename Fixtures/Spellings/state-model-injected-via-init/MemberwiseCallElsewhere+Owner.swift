import SwiftUI

struct JuicerOwner: View {
  @StateObject private var juicer = Juicer()

  var body: some View {
    // fine: state-model-injected-via-init -- the call, not the declaration
    JuicerPanel(juicer: juicer)
    Text("\(juicer.oranges) oranges")
  }
}
