// config: {"enable": ["offscreen-effect-in-row"], "deploymentTarget": {"iOS": "16.0"}}
import SwiftUI

struct Chips: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
        // fine: offscreen-effect-in-row -- part of the fill, not an effect on a view
        .background(.blue.shadow(.drop(radius: 2)), in: Capsule())
    }
  }
}
