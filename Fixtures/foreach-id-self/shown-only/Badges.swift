import SwiftUI

struct Badges: View {
  @Binding var badges: [String]

  var body: some View {
    HStack {
      // fine: foreach-id-self -- a binding in name only, no row edits it
      ForEach($badges, id: \.self) { $badge in Text(badge) }
    }
    .onTapGesture { badges = [] }
  }
}
