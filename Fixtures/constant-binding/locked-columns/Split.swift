// config: {"enable": ["constant-binding"]}
import SwiftUI

struct SplitPage: View {
  var body: some View {
    // A lock, most likely; the person's own choice is dropped.
    // expect: constant-binding note `.constant(.all)`
    NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("List")
    } detail: {
      Text("Detail")
    }
  }
}
