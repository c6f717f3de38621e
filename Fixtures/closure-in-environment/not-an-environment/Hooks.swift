// config: {"enable": ["closure-in-environment"]}
import SwiftUI

struct Hooks {
  var onSave: () -> Void = {}  // fine: closure-in-environment -- a struct of the project
}

extension Hooks {
  // fine: closure-in-environment -- not in `EnvironmentValues`
  var twice: () -> Void { { onSave(); onSave() } }
}

struct SaveButton: View {
  let onSave: () -> Void  // fine: closure-in-environment -- a parameter

  var body: some View { Button("Save", action: onSave) }
}

struct Server {
  func environment(_ key: String, _ run: () -> Void) -> Server { self }
}

struct ServerPage: View {
  let server: Server

  var body: some View {
    // fine: closure-in-environment -- not the modifier of a view
    let _ = server.environment("port") { print("set") }
    Text("Server")
  }
}
