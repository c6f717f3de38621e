import SwiftUI

struct TidePool: View {
  let crabs: [String]
  @State private var isHigh = false

  var body: some View {
    VStack {
      Toggle("High water", isOn: $isHigh)
      ForEach(crabs, id: \.self) { Text($0) }
    }
    .animation(.default, value: UUID())  // expect: unstable-view-id warning `UUID()`
    .animation(nil, value: Date())  // expect: unstable-view-id warning `Date()`
    .animation(.easeIn, value: crabs)  // fine: unstable-view-id -- watches the data
  }
}
