import SwiftUI

struct TipJar: View {
  // Only the setter is private: the memberwise initialiser still takes the value.
  // expect: state-not-private warning `@State`
  @State private(set) var coins = 0

  var body: some View {
    Button("\(coins) coins") { coins += 1 }
  }
}
