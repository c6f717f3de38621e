// config: {"enable": ["row-not-unary"]}
import SwiftUI

struct Animal: Identifiable {
  let id: Int
  let name: String
  let isAsleep: Bool
}

struct AnimalRow: View {
  let animal: Animal

  var body: some View {
    if !animal.isAsleep {  // expect: row-not-unary note `if`
      Text(animal.name)
    }
  }
}

struct Zoo: View {
  let animals: [Animal]

  var body: some View {
    List(animals) { AnimalRow(animal: $0) }
  }
}
