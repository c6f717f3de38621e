import SwiftUI

struct Shell: View {
  // fine: state-passed-by-parent -- `Shell(isPicked:)` below is a local function
  // expect: state-not-private warning `@State`
  @State var isPicked = false

  var body: some View { Toggle("Shell", isOn: $isPicked) }
}

struct Beach: View {
  @State private var isTaken = false

  var body: some View {
    func Shell(isPicked: Bool) -> Text { Text(isPicked ? "Taken" : "There") }
    return VStack {
      Shell(isPicked: isTaken)
      Button("Take") { isTaken = true }
    }
  }
}
