import SwiftUI

struct Chains: View {
  @State private var links = 3

  var body: some View {
    Stepper("\(links) links", value: $links)
      .padding()
      .id(UUID.init())  // expect: unstable-view-id warning `UUID.init()`
      .font(.body)
    // expect: unstable-view-id warning `Foundation.UUID()`
    Text("Anchor").bold().id(Foundation.UUID())
    Text("Rope").id(
      UUID()  // expect: unstable-view-id warning `UUID()`
    )
    Group {
      Text("Hook")
    }
    .id(UUID().hashValue)  // expect: unstable-view-id warning `UUID().hashValue`
  }
}
