// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Harbor: View {
  @State private var query = ""  // expect: state-could-move-down note `@State`

  var body: some View {
    VStack {
      Text("Boats")
      Berths(count: 40)
      BoatSearch(query: $query, hint: query)
    }
  }
}

struct BoatSearch: View {
  @Binding var query: String
  let hint: String

  var body: some View {
    VStack {
      TextField("Boat", text: $query)
      Text(hint)
    }
  }
}

struct Berths: View {
  let count: Int

  var body: some View { Text("\(count) berths") }
}
