// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Card: View {
  let title: String
  @State private var isOpen = false

  var body: some View { Button(isOpen ? title : "Closed") { isOpen.toggle() } }

  static func empty() -> Card { Card(title: "–") }
}

struct Cards: View {
  var body: some View {
    Card.empty()  // fine: method-call-on-child-view -- a static method that makes a view
  }
}
