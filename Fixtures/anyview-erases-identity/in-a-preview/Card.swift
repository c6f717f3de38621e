import SwiftUI

struct Card: View {
  let title: String

  var body: some View { Text(title) }
}

#Preview {
  AnyView(Card(title: "Ace"))  // fine: anyview-erases-identity -- a preview
}

struct Card_Previews: PreviewProvider {
  // fine: anyview-erases-identity -- a preview
  static var previews: some View { AnyView(Card(title: "King")) }
}
