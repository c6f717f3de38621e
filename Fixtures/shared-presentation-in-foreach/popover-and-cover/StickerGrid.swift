import SwiftUI

struct StickerGrid: View {
  let stickers: [String]
  @State private var isLarge = false
  @State private var isTitled = false

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(stickers, id: \.self) { sticker in
        Image(sticker)
          .onTapGesture { isLarge = true }
          .onLongPressGesture { isTitled = true }
          // expect: shared-presentation-in-foreach warning `$isLarge`
          .fullScreenCover(isPresented: $isLarge) { Image(sticker).resizable() }
          // expect: shared-presentation-in-foreach warning `$isTitled`
          .popover(isPresented: $isTitled) { Text(sticker) }
      }
    }
  }
}
