import SwiftUI

struct WillowTools: ToolbarContent {
  @State private var draws = 0

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      let _ = (draws += 1)  // expect: state-write-in-body error `draws += 1`
      Text("\(draws)")
    }
  }
}

struct WillowCommands: Commands {
  @State private var draws = 0

  var body: some Commands {
    CommandMenu("Willow") {
      let _ = (draws += 1)  // expect: state-write-in-body error `draws += 1`
      Text("\(draws)")
    }
  }
}

struct WillowLabelStyle: LabelStyle {
  @State private var draws = 0

  func makeBody(configuration: Configuration) -> some View {
    draws += 1  // expect: state-write-in-body error `draws += 1`
    return HStack {
      configuration.icon
      configuration.title
    }
  }
}
