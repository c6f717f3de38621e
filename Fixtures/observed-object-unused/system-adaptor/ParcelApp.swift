import SwiftUI
import UIKit

final class PushDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
}

@main
struct ParcelApp: App {
  // fine: observed-object-unused -- the system uses it
  @UIApplicationDelegateAdaptor(PushDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("Parcels") }
  }
}
