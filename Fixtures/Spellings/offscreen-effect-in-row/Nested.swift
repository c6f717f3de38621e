import SwiftUI

struct Cliffs: View {
  let cliffs: [String]

  var body: some View {
    SwiftUI.List(cliffs, id: \.self, rowContent: { cliff in
      HStack {
        Text(cliff)
        Image(systemName: "mountain.2")
          .mask(Circle())  // expect: offscreen-effect-in-row note
      }
      .background(Color.gray.shadow(radius: 2))  // expect: offscreen-effect-in-row note
    })
  }
}
