import SwiftUI

@Observable final class Horse: Identifiable {
  let name: String
  var isFed = false
  init(name: String) { self.name = name }
}

struct Paddock: View {
  @State private var horses = [Horse(name: "Bo"), Horse(name: "Ella")]

  var body: some View {
    ForEach(horses) { horse in Text(horse.isFed ? "Fed" : horse.name) }
    Button("Feed") {
      for var horse in horses {
        horse.isFed = true  // fine: mutated-local-copy -- a class: another name for the same horse
      }
    }
  }
}
