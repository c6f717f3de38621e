// stlint:disable:file all -- leaves with the next release
import SwiftUI

struct Shed: View {
  @State var tools = 0  // fine: state-not-private -- the whole file is silenced

  var body: some View {
    let _ = (tools += 1)  // fine: state-write-in-body -- the whole file is silenced
    Text("\(tools)")
  }
}
