import SwiftUI

struct Album: View {
  @Environment(\.horizontalSizeClass) private var width
  let titles: [String]

  var body: some View {
    // A turn of the phone, and the list is back at the top.
    // expect: branch-changes-identity warning
    if width == .compact {
      List(titles, id: \.self) { Text($0) }.listStyle(.plain)
    } else {
      List(titles, id: \.self) { Text($0) }.listStyle(.inset)
    }
  }
}
