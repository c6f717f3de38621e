import SwiftUI

struct HiveList: View {
  let hives: [String]
  @State private var hive: String?
  @State private var isShown = false

  var body: some View {
    let hive = hives.first ?? ""
    Button(hive) {
      self.hive = hive
      isShown = true
    }
    // fine: sheet-ispresented-stale-item -- the local, which body made in this pass
    .sheet(isPresented: $isShown) { Text(hive) }
    .onDisappear { print(self.hive ?? "") }
  }
}
