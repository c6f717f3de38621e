import SwiftUI

struct Framed<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text(title)
      content()
    }
  }
}

struct Padded<Inside: View>: View {
  var amount = 8.0
  let inside: () -> Inside

  var body: some View { inside().padding(amount) }
}

struct Gallery: View {
  @State private var draws = 0

  var body: some View {
    Framed(title: "Paintings") {
      let _ = (draws += 1)  // expect: state-write-in-body error `draws += 1`
      Text("\(draws)")
    }
    Padded {
      draws += 2  // expect: state-write-in-body error `draws += 2`
      return Text("Sculptures")
    }
  }
}
