import SwiftUI

struct RulerView: View {
  @State private let length = 30  // expect: state-without-initial-value error `@State`

  var body: some View { Text("\(length) cm") }
}
