// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Plain: View {
  var body: some View {
    VStack {
      Group { Text("Plain") }  // fine: single-child-group -- nothing is written behind it
    }
  }
}
