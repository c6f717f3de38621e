// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Signs: View {
  var body: some View {
    VStack {
      Group {  // fine: single-child-group -- two views
        Text("Left")
        Text("Right")
      }
      .padding()
    }
  }
}
