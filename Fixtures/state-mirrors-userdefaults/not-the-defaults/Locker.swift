import SwiftUI

struct Store {
  static let standard = Store()
  func bool(forKey key: String) -> Bool { key.isEmpty }
}

struct Locker: View {
  // fine: state-mirrors-userdefaults -- a store of the project
  @State private var isLocked = Store.standard.bool(forKey: "locked")

  var body: some View { Toggle("Locked", isOn: $isLocked) }
}
