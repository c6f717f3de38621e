import SwiftUI

struct Climb {
  var name: String
  var metres: Double
}

struct ClimbRow: View {
  let climb: Climb
  @State private var feet = 0.0

  var body: some View {
    Text("\(climb.name): \(feet) ft")
      .onAppear { feet = climb.metres * 3.28 }  // expect: onappear-copies-input warning
  }
}
