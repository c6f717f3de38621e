import SwiftUI

@Observable final class Orchard {
  var trees = 40
}

@Observable final class Cellar {
  var jars = 6
}

@main
struct OrchardApp: App {
  // fine: observable-model-not-in-state -- an app is made once, and what it holds stays
  private let orchard = Orchard()

  var body: some Scene {
    WindowGroup("\(orchard.trees) trees") { TreeCount().environment(orchard) }
    CellarScene()
  }
}

struct CellarScene: Scene {
  // fine: observable-model-not-in-state -- so is a scene
  private let cellar = Cellar()

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
