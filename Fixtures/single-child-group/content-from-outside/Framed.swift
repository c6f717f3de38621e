// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Framed<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text(title)
      Group { content() }.padding()  // fine: single-child-group -- may be several views
    }
  }
}
