import SwiftUI

struct TideRow: View {
  let hour: Int
  let height: Double

  var body: some View {
    HStack {
      Text("\(hour)")
      bar
    }
  }

  private var bar: some View { Color.blue.frame(width: height * 10, height: 4) }
}
