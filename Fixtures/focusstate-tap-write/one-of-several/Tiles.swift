// config: {"enable": ["focusstate-tap-write"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Tiles: View {
  let names: [String]
  @FocusState private var focused: String?

  var body: some View {
    ForEach(names, id: \.self) { name in
      Text(name)
        .focusable()
        .focused($focused, equals: name)
        .onTapGesture { focused = name }  // expect: focusstate-tap-write note `focused = name`
    }
  }
}
