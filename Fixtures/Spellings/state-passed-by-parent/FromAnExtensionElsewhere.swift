import SwiftUI

struct PollenBadge: View {
  @State var count: Int  // expect: state-passed-by-parent warning `@State`

  var body: some View { Text("\(count) grains") }
}

struct PollenReport: View {
  @State private var count = 30
  var current: Int { count }

  var body: some View {
    VStack {
      badge
      Stepper("Count", value: $count)
    }
  }
}
