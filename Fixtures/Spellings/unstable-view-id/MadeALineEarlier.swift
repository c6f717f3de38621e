import SwiftUI

struct Carpenter: View {
  @State private var planks = 8

  private var mark: UUID { UUID() }

  var body: some View {
    let token = UUID()
    Stepper("\(planks) planks", value: $planks)
      .id(token)  // miss: unstable-view-id -- the value is made a line earlier
    Text("Saw").id(mark)  // miss: unstable-view-id -- the value is made in a property
  }
}
