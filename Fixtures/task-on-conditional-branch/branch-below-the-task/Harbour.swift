import SwiftUI

struct Ship: View {
  @Binding var isMoored: Bool

  var body: some View {
    HStack {
      if isMoored { Image(systemName: "link") }
      Text("Ship")
    }
    // fine: task-on-conditional-branch -- the branch lies below
    .task {
      isMoored = true
      await unload()
    }
  }

  private func unload() async {}
}

struct Harbour: View {
  @State private var isMoored = false
  @State private var isFoggy = false

  var body: some View {
    VStack {
      if !isFoggy {
        // fine: task-on-conditional-branch -- another condition
        Ship(isMoored: $isMoored).task { isMoored = false }
      }
      Toggle("Fog", isOn: $isFoggy)
    }
  }
}
