// config: {"enable": ["row-not-unary"]}
import SwiftUI

struct Animal: Identifiable {
  let id: Int
  let name: String
  let isAsleep: Bool
}

struct Zoo: View {
  let animals: [Animal]

  var body: some View {
    List {
      ForEach(animals) { animal in
        HStack {
          Text(animal.name)
          // fine: row-not-unary -- the row is the stack around it
          if animal.isAsleep { Image(systemName: "moon") }
        }
      }
      ForEach(animals) { animal in
        // fine: row-not-unary -- a single child
        Text(animal.name).badge(animal.isAsleep ? 1 : 0)
      }
    }
  }
}
