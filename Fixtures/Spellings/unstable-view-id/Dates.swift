import SwiftUI

struct Hourglass: View {
  @State private var turns = 0

  var body: some View {
    Button("\(turns) turns") { turns += 1 }
      .id(Date.init())  // expect: unstable-view-id warning `Date.init()`
    // expect: unstable-view-id warning `Date.now.description`
    Text("Sand").id(Date.now.description)
    Text("Glass").id("at \(Date.now)")  // expect: unstable-view-id warning `"at \(Date.now)"`
    // expect: unstable-view-id warning `-Date().timeIntervalSinceNow`
    Text("Frame").id(-Date().timeIntervalSinceNow)
  }
}
