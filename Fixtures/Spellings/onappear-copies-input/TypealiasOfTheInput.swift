import SwiftUI

typealias Knots = Double

struct WindSock: View {
  let wind: Knots
  @State private var strength = ""

  var body: some View {
    Text(strength)
      // expect: onappear-copies-input warning `strength = wind > 20 ? "strong" : "weak"`
      .onAppear { strength = wind > 20 ? "strong" : "weak" }
  }
}
