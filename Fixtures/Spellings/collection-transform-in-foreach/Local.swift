import SwiftUI

struct Rivers<Footer: View>: View {
  let rivers: Set<String>
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    let sorted = rivers.sorted()  // expect: collection-transform-in-foreach note
    List {
      ForEach(sorted, id: \.self) { Text($0) }
      footer()
    }
  }
}
