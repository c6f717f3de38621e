import SwiftUI

struct Petal: Identifiable {
  let id = UUID()
  let colour: String
  var size = 1
}

struct Flower: View {
  let colours: [String]
  @State private var isOpen = false

  private var mapped: [Petal] {
    colours.map { colour in
      // expect: unstable-identifiable-id warning `Petal(colour: colour, size: 2)`
      Petal(colour: colour, size: 2)
    }
  }

  private var returned: [Petal] {
    // expect: unstable-identifiable-id warning `Petal(colour: $0)`
    return colours.compactMap { Petal(colour: $0) }
  }

  private var sorted: [Petal] {
    get {
      // expect: unstable-identifiable-id warning `Petal.init(colour: $0)`
      colours.sorted().map { Petal.init(colour: $0) }
    }
  }

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    ForEach(mapped) { Text($0.colour) }
    ForEach(returned) { Text($0.colour) }
    ForEach(self.sorted) { Text($0.colour) }
  }
}
