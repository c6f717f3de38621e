import SwiftUI

struct BulbBed: View {
  @State private var bulbs = ["Tulip", "Crocus"]

  var body: some View {
    VStack {
      // expect: foreach-index-id error
      ForEach(bulbs.indices, id: \.self, content: { spot in TextField("", text: $bulbs[spot]) })
      // expect: foreach-index-id error
      ForEach(bulbs.indices, id: \.self, content: field)
      Button("Dig up") { bulbs.removeAll() }
    }
  }

  private func field(at spot: Int) -> some View {
    TextField("", text: $bulbs[spot])
  }
}
