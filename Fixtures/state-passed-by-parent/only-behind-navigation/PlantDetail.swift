import SwiftUI

struct PlantDetail: View {
  @State var notes: String  // expect: state-passed-by-parent note `@State`

  var body: some View { TextEditor(text: $notes) }
}

struct PlantIndex: View {
  let names: [String]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        NavigationLink(name) { PlantDetail(notes: "About " + name) }
      }
      .navigationDestination(for: Int.self) { number in PlantDetail(notes: "Bed \(number)") }
    }
  }
}
