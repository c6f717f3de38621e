import SwiftUI
import UIKit

struct Parcel: View {
  let sent: Date
  let grams: Double
  let stamp: UIImage

  var body: some View {
    VStack {
      Text(sent, style: .date)  // fine: expensive-work-in-body -- formats by itself
      Text(sent, format: .dateTime.day().month())  // fine: expensive-work-in-body -- the same
      Text(grams.formatted(.number))  // fine: expensive-work-in-body -- a format style
      Text(sent.formatted())  // fine: expensive-work-in-body -- a format style
      Image(uiImage: stamp)  // fine: expensive-work-in-body -- it is there already
      Image(uiImage: UIImage(named: "stamp") ?? stamp)  // fine: expensive-work-in-body -- cached
      Text("\("a1".contains(/[0-9]/) ? 1 : 0)")  // fine: expensive-work-in-body -- a literal
    }
  }
}
