import SwiftUI

struct StampAlbum: View {
  let stamps: [String]
  @State private var enlarged: String?
  @State private var isLarge = false
  @State private var price = 0
  @State private var isPriceShown = false

  var body: some View {
    VStack {
      ForEach(stamps, id: \.self) { stamp in
        Image(stamp)
          .onTapGesture {
            enlarged = stamp
            isLarge = true
          }
          .onLongPressGesture {
            price = stamp.count
            isPriceShown = true
          }
      }
    }
    // expect: sheet-ispresented-stale-item warning `$isLarge`
    .fullScreenCover(isPresented: $isLarge) { Image(enlarged ?? "blank") }
    // expect: sheet-ispresented-stale-item warning `$isPriceShown`
    .popover(isPresented: $isPriceShown) { Text("\(price) €") }
  }
}
