// config: {"enable": ["row-not-unary"]}
import SwiftUI

enum Kind {
  case letter, parcel, junk
}

struct Item: Identifiable {
  let id: Int
  let kind: Kind
}

struct Mail: View {
  let items: [Item]

  var body: some View {
    List(items) { item in
      switch item.kind {  // expect: row-not-unary note `switch`
      case .letter: Text("Letter")
      case .parcel: Text("Parcel")
      case .junk: EmptyView()
      }
    }
  }
}
