import SwiftUI

struct PlantDetail: View {
  @State var notes: String  // fine: state-passed-by-parent -- each push begins anew, and the view changes the value by itself

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
