import SwiftUI

struct FavouriteStar: View {
  @State var isOn: Bool  // expect: state-passed-by-parent warning `@State`

  var body: some View { Toggle("Favourite", isOn: $isOn) }
}

struct RecipePage: View {
  @State private var isFavourite = false

  var body: some View {
    VStack {
      FavouriteStar(isOn: isFavourite)
      Button("Forget") { isFavourite = false }
    }
  }
}
