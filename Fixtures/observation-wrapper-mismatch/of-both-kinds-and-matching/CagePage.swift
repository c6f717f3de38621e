import SwiftUI

@Observable final class Cage: ObservableObject {
  var isOpen = false
}

struct OldRow: View {
  @EnvironmentObject private var cage: Cage  // fine: observation-wrapper-mismatch -- same family

  var body: some View { Toggle("Open", isOn: $cage.isOpen) }
}

struct NewRow: View {
  @Environment(Cage.self) private var cage  // fine: observation-wrapper-mismatch -- same family

  var body: some View { Button(cage.isOpen ? "Close" : "Open") { cage.isOpen.toggle() } }
}

struct LentRow: View {
  @Bindable var cage: Cage  // fine: observation-wrapper-mismatch -- it is observable

  var body: some View { Toggle("Open", isOn: $cage.isOpen) }
}

struct CagePage: View {
  @StateObject private var cage = Cage()  // fine: observation-wrapper-mismatch -- it is both

  var body: some View {
    VStack {
      OldRow()
      NewRow()
      LentRow(cage: cage)
    }
    .environmentObject(cage)  // fine: observation-wrapper-mismatch -- for `OldRow`
    .environment(cage)  // fine: observation-wrapper-mismatch -- for `NewRow`
  }
}
