// config: {"enable": ["offscreen-effect-in-row"]}
import SwiftUI

struct Wall: View {
  let names: [String]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(names, id: \.self) { Text($0) }
      }
    }
    .shadow(radius: 4)  // fine: offscreen-effect-in-row -- once, for the whole
  }
}
