import SwiftUI

@main
struct CabinApp: App {
  var body: some Scene {
    WindowGroup { CabinView(name: "Hut", beds: 4) }
  }
}
