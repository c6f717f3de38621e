import SwiftUI

@Observable final class Bell {
  var rings = 0
  func ring() -> Bool {
    rings += 1
    return true
  }
}

struct BellTools: ToolbarContent {
  let bell: Bell

  var body: some ToolbarContent {
    ToolbarItem {
      if bell.ring() {  // expect: model-mutation-in-body error `bell.ring()`
        Text("Ding")
      }
    }
  }
}

struct BellStyle: ButtonStyle {
  let bell: Bell

  func makeBody(configuration: Configuration) -> some View {
    // expect: model-mutation-in-body error `bell.ring()`
    configuration.label.opacity(bell.ring() ? 1 : 0)
  }
}

@main
struct BellApp: App {
  @State private var bell = Bell()

  var body: some Scene {
    WindowGroup {
      GeometryReader { proxy in
        // expect: model-mutation-in-body error `bell.ring()`
        Text("\(proxy.size.width)").disabled(bell.ring())
      }
      .toolbar { BellTools(bell: bell) }
    }
  }
}
