import SwiftUI

struct Bag: Hashable {
  var colour: String
  var isPacked = false
}

struct Bags: View {
  @State private var bags = [Bag(colour: "red"), Bag(colour: "blue")]

  var body: some View {
    List {
      // expect: foreach-id-self warning
      ForEach($bags, id: \.self) { $bag in Toggle(bag.colour, isOn: $bag.isPacked) }
    }
  }
}
