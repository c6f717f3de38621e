import SwiftUI

struct Weather: View {
  let isSunny: Bool

  var body: some View {
    VStack {
      isSunny
        ? AnyView(Image(systemName: "sun.max"))  // expect: anyview-erases-identity note
        : AnyView(Text("Clouds"))  // expect: anyview-erases-identity note
      AnyView(Text("Today"))  // expect: anyview-erases-identity note
    }
  }
}
