import Combine
import SwiftUI

struct Dog: Identifiable, Equatable {
  let id: Int
  var isFed = false
  // expect: equality-hides-change warning `==`
  static func == (lhs: Dog, rhs: Dog) -> Bool { lhs.id == rhs.id }
}

final class KennelModel: ObservableObject {
  @Published var dogs = [Dog(id: 1), Dog(id: 2)]
  func feed() { dogs[0].isFed = true }
}

struct DogRow: View {
  let dog: Dog
  var body: some View { Text(dog.isFed ? "Fed" : "Hungry") }
}

struct Kennel: View {
  @StateObject private var model = KennelModel()

  var body: some View {
    ForEach(model.dogs) { dog in DogRow(dog: dog) }
    Button("Feed") { model.feed() }
  }
}
