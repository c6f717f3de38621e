// config: {"enable": ["offscreen-effect-in-row"]}
import SwiftUI

struct Stars: View {
  let stars: [String]

  var body: some View {
    HStack {
      ForEach(stars, id: \.self) { star in
        Text(star).shadow(radius: 1)  // fine: offscreen-effect-in-row -- nothing scrolls
      }
    }
  }
}
