// config: {"enable": ["constant-binding"]}
import SwiftUI

struct ChoreList: View {
  @State private var chores = ["Sweep", "Wash"]

  var body: some View {
    List {
      ForEach(chores, id: \.self) { chore in Text(chore) }
        .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
    }
    // fine: constant-binding -- always in edit mode
    .environment(\.editMode, .constant(.active))
  }
}
