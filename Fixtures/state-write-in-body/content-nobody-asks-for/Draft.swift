import SwiftUI

struct DraftView: View {
  @State private var opened = 0

  var body: some View { Text("\(opened)") }

  @ViewBuilder private var header: some View {
    let _ = (opened = 1)  // fine: state-write-in-body -- nobody draws the header
    Text("Draft")
  }

  private func footer() -> some View {
    opened = 2  // fine: state-write-in-body -- nobody calls it
    return Text("End")
  }
}
