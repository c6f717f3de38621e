// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

struct Tile: View {
  let name: String

  var body: some View { Text(name) }
}

#Preview {
  ScrollView {
    // fine: eager-stack-in-scrollview -- in a preview
    VStack { ForEach(ProcessInfo.processInfo.arguments, id: \.self) { Tile(name: $0) } }
  }
}
