// config: {"enable": ["offscreen-effect-in-row"]}
import SwiftUI

struct Cards: View {
  let titles: [String]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(titles, id: \.self) { title in
          Text(title)
            .background {
              // fine: offscreen-effect-in-row -- the shadow of a shape, not of the row
              RoundedRectangle(cornerRadius: 8).fill(.white).shadow(radius: 2)
            }
        }
      }
    }
  }
}
