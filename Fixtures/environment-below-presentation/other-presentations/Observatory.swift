import SwiftUI

@Observable final class Telescope {
  var angle = 30.0
}

struct AnglePage: View {
  @Environment(Telescope.self) private var telescope

  var body: some View { Button("\(telescope.angle)°") { telescope.angle += 1 } }
}

struct CoverPage: View {
  @State private var telescope = Telescope()
  @State private var isShowing = false

  var body: some View {
    Button("Angle") { isShowing = true }
      .environment(telescope)  // expect: environment-below-presentation warning
      .fullScreenCover(isPresented: $isShowing) { AnglePage() }
  }
}

struct PopoverPage: View {
  @State private var telescope = Telescope()
  @State private var isShowing = false

  var body: some View {
    Button("Angle") { isShowing = true }
      .environment(telescope)  // expect: environment-below-presentation warning
      .popover(isPresented: $isShowing) { AnglePage() }
  }
}

struct InspectorPage: View {
  @State private var telescope = Telescope()
  @State private var isShowing = false

  var body: some View {
    Button("Angle") { isShowing = true }
      .environment(telescope)  // expect: environment-below-presentation warning
      .inspector(isPresented: $isShowing) { AnglePage() }
  }
}
