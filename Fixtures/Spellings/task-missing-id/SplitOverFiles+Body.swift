import SwiftUI

extension RuneStone: View {
  var body: some View {
    Text(reading ?? "…")
      .task { await decipher() }  // expect: task-missing-id note
  }
}
