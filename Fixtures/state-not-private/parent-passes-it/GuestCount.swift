import SwiftUI

struct GuestCount: View {
  // Passed by the parent: the more telling rule speaks, this one keeps quiet.
  // fine: state-not-private -- reported as passed by the parent
  // expect: state-passed-by-parent warning `@State`
  @State var guests: Int

  var body: some View {
    Stepper("\(guests) guests", value: $guests)
  }
}

struct DinnerPlan: View {
  @State private var invited = 4

  var body: some View {
    VStack {
      GuestCount(guests: invited)
      Button("One more") { invited += 1 }
    }
  }
}
