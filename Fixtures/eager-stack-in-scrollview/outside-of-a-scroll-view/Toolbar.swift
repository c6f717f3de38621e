// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

struct Toolbar: View {
  let tools: [String]

  var body: some View {
    VStack {
      // fine: eager-stack-in-scrollview -- nothing scrolls here
      HStack { ForEach(tools, id: \.self) { Text($0) } }
      ScrollView { Text("A long text") }
    }
  }
}
