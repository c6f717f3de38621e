import PostKit
import SwiftUI

struct ParcelLine: View {
  let parcel: Parcel
  @State private var place = ""

  var body: some View {
    Text(place)
      // fine: task-missing-id -- a type from elsewhere, perhaps a class
      .task { place = await parcel.locate() }
  }
}
