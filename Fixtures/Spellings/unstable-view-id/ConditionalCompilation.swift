import SwiftUI

struct Planetarium: View {
  @State private var stars = 100

  var body: some View {
    Stepper("\(stars) stars", value: $stars)
      #if os(visionOS)
        .id(UUID())  // expect: unstable-view-id warning `UUID()`
      #else
        .id(Date())  // expect: unstable-view-id warning `Date()`
      #endif
  }
}
