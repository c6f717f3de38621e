import SwiftUI

@main struct PortApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          QuayPage()
          CraneRow(title: "West") { Text("Idle") }
          Basin.PumpPage()
          FerryBoard()
        }
        .modifier(TideShade())
        .toolbar { PilotTools() }
      }
    }
    Settings { PortSettings() }
  }
}
