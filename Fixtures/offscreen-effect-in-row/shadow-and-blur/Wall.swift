// config: {"enable": ["offscreen-effect-in-row"]}
import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let name: String
}

struct Wall: View {
  let photos: [Photo]

  var body: some View {
    VStack {
      List(photos) { photo in
        Image(photo.name)
          .shadow(color: .black, radius: 4)  // expect: offscreen-effect-in-row note `shadow`
      }
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(photos) { photo in
            Image(photo.name).blur(radius: 2)  // expect: offscreen-effect-in-row note `blur`
          }
        }
      }
    }
  }
}
