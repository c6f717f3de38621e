// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

struct Painting: Identifiable {
  let id: Int
  var title: String
}

struct Gallery: View {
  let paintings: [Painting]
  @State private var liked: [Painting] = []

  var body: some View {
    VStack {
      ScrollView {
        VStack {  // expect: eager-stack-in-scrollview note `VStack`
          Text("Paintings")
          ForEach(paintings) { painting in
            Button(painting.title) { liked.append(painting) }
          }
        }
      }
      ScrollView(.horizontal) {
        HStack {  // expect: eager-stack-in-scrollview note `HStack`
          ForEach(liked) { Text($0.title) }
        }
      }
    }
  }
}
