import SwiftUI

struct Fern_Previews: PreviewProvider {
  struct Sample: View {
    let species: String
    @State private var text = ""

    var body: some View {
      Text(text)
        .task { text = await describe(species) }  // fine: task-missing-id -- in a preview
    }

    private func describe(_ species: String) async -> String { species }
  }

  static var previews: some View { Sample(species: "Bracken") }
}
