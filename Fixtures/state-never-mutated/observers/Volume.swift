import SwiftUI

struct Volume: View {
  // fine: state-never-mutated -- an observer says that somebody means to change it
  @State private var level = 3 {
    didSet { print(level) }
  }

  var body: some View { Text("\(level)") }
}
