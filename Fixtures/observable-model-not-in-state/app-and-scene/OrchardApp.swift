import SwiftUI

@Observable final class Orchard {
  var trees = 40
}

@Observable final class Cellar {
  var jars = 6
}

@main
struct OrchardApp: App {
  // Made once, and still owned by nobody.
  private let orchard = Orchard()  // expect: observable-model-not-in-state note `orchard`

  var body: some Scene {
    WindowGroup("\(orchard.trees) trees") { TreeCount().environment(orchard) }
    CellarScene()
  }
}

struct CellarScene: Scene {
  private let cellar = Cellar()  // expect: observable-model-not-in-state note `cellar`

  var body: some Scene {
    WindowGroup("Cellar with \(cellar.jars) jars", id: "cellar") { JarCount(cellar: cellar) }
  }
}

struct TreeCount: View {
  @Environment(Orchard.self) private var orchard

  var body: some View { Button("\(orchard.trees) trees") { orchard.trees += 1 } }
}

struct JarCount: View {
  let cellar: Cellar

  var body: some View { Button("\(cellar.jars) jars") { cellar.jars += 1 } }
}
