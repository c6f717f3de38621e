import SwiftUI

struct Card: Equatable {
  let id: Int
  var text: String
  // expect: equality-hides-change warning `==`
  static func == (lhs: Card, rhs: Card) -> Bool { lhs.id == rhs.id }
}

struct PostcardView: View {
  @State private var card = Card(id: 1, text: "Hello")

  var body: some View {
    Text(card.text)
    Button("Rewrite") { card = Card(id: 1, text: "Goodbye") }
  }
}
