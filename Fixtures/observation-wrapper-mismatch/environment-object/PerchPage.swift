import SwiftUI

@Observable final class Perch {
  var height = 2
}

struct PerchRow: View {
  @EnvironmentObject private var perch: Perch  // expect: observation-wrapper-mismatch error

  var body: some View { Button("\(perch.height) m") { perch.height += 1 } }
}

struct PerchPage: View {
  @State private var perch = Perch()

  var body: some View {
    PerchRow()
      .environmentObject(perch)  // expect: observation-wrapper-mismatch error
  }
}
