import SwiftUI

final class Carpet: ObservableObject {
  @Published var length = 3
}

struct CarpetRow<Footer: View>: View {
  @ObservableObject private var carpet = Carpet()  // expect: observable-on-value-type error
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Text("\(self.carpet.length)")
    footer()
  }
}

struct CarpetLabel: ViewModifier {
  // expect: observable-on-value-type error
  @ObservableObject var carpet: Carpet

  func body(content: Content) -> some View { content.badge(carpet.length) }
}
