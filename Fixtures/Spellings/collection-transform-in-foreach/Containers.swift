import SwiftUI

struct Comet: Identifiable {
  let id: Int
  var name: String
}

struct Comets: View {
  let comets: [Comet]

  var body: some View {
    VStack {
      // expect: collection-transform-in-foreach note
      Table(comets.sorted { $0.id < $1.id }) { TableColumn("Name", value: \.name) }
      // expect: collection-transform-in-foreach note
      List(comets.filter { $0.id > 1 }, rowContent: { Text($0.name) })
      SwiftUI.ForEach(
        // expect: collection-transform-in-foreach note
        comets.compactMap { $0.name.isEmpty ? nil : $0.name },
        id: \.self
      ) { Text($0) }
    }
  }
}
